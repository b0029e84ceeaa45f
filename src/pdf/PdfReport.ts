import PDFDocument from 'pdfkit';
import { printedTexts } from '@/content/printed';
import type { TextSpan } from '@/domain/audit/insights/readInsights';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { PdfTable, type TableLook } from './PdfTable';
import { printable } from './printable';
import { reportFonts } from './reportFonts';
import { inks, smallSizePt, textSizePt } from './reportLook';
import { blank, Typefaces } from './Typefaces';

type HeadingTag = 'H1' | 'H2' | 'H3' | 'H4';

const margins = { top: 56, bottom: 64, left: 56, right: 56 };
const headingSizesPt: Record<HeadingTag, number> = { H1: 26, H2: 16, H3: 12, H4: 11 };
/** Before a heading, in lines of the text above it. */
const headingSpaces: Record<HeadingTag, number> = { H1: 0, H2: 1.4, H3: 0.7, H4: 0.5 };
/** A heading moves to the next page when less than this is left for it and for what follows. */
const keepWithNextPt = 90;
/** There is no bold cut of the text's typeface here: a thin outline around the letters makes one. */
const boldOutlinePt = 0.35;
const lineGapPt = 2.5;
/** Of the figures that stand out. */
const figureSizePt = 19;
const smallestFigurePt = 12;
const inOneRow = 3;
const columnGapPt = 14;

/** Who prints a report, and how. */
export interface PrintFacts {
  firmName: string;
  /** How the moments of the report are written. */
  formatDate: (moment: string) => string;
}

interface Statistic {
  label: string;
  value: string;
  note?: string;
}

interface ReportFacts {
  title: string;
  author: string;
  createdAt: Date;
}

/**
 * A document whose structure can be read aloud (PDF/UA): every text is tagged as what it is, pictures have words in
 * their place, fonts are embedded, and what only decorates stays out of the reading order. Texts may hold any letters:
 * what can't be drawn is a blank, and is still there for those who copy or hear the text.
 */
export class PdfReport {
  readonly doc: PDFKit.PDFDocument;
  readonly typefaces: Typefaces;
  private readonly root: PDFKit.PDFStructureElement;
  private chapter?: PDFKit.PDFOutline;

  constructor({ title, author, createdAt }: ReportFacts) {
    const info = { Title: printable(title), Author: printable(author) };
    this.doc = new PDFDocument({
      size: 'LETTER',
      margins,
      pdfVersion: '1.7',
      // The types of PDFKit know PDF/A only.
      subset: 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets,
      lang: 'en-US',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      font: reportFonts.text,
      info: { ...info, CreationDate: createdAt },
    });
    // Each new page would begin in it again, also in the middle of a text in another typeface.
    this.doc.options.font = undefined;
    writeAsXml(this.doc, info);
    this.typefaces = new Typefaces(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /**
   * Chapters (H2) and their parts (H3) are the document's bookmarks too. `keepPt` is the height of what must not be
   * torn away from the heading.
   */
  heading(tag: HeadingTag, typed: string, { keepPt = 0 }: { keepPt?: number } = {}): void {
    const { doc } = this;
    if (doc.page.maxY() - doc.y < keepWithNextPt + keepPt) doc.addPage();
    else doc.moveDown(headingSpaces[tag]);
    const { font, text, typed: actual } = this.typefaces.fit(typed, 'display');
    if (tag === 'H2') this.chapter = doc.outline.addItem(actual ?? text);
    if (tag === 'H3') this.chapter?.addItem(actual ?? text);
    this.tagged(tag, actual, () => doc.font(font, headingSizesPt[tag]).fillColor(inks.text).text(text));
    doc.moveDown(0.35);
  }

  /** How much of a page a paragraph takes, at most most of one: for keeping what belongs together on a page. */
  heightPtOf(typed: string, { isSmall = false }: { isSmall?: boolean } = {}): number {
    const { doc } = this;
    const { font, text } = this.typefaces.fit(typed);
    const heightPt = doc
      .font(font, isSmall ? smallSizePt : textSizePt)
      .heightOfString(text, { lineGap: lineGapPt, width: doc.page.width - margins.left - margins.right });
    return Math.min(heightPt, (doc.page.maxY() - margins.top) * 0.7);
  }

  paragraph(typed: string, { isSmall = false }: { isSmall?: boolean } = {}): void {
    const { doc } = this;
    const { font, text, typed: actual } = this.typefaces.fit(typed);
    this.tagged('P', actual, () =>
      doc
        .font(font, isSmall ? smallSizePt : textSizePt)
        .fillColor(isSmall ? inks.soft : inks.text)
        .text(text, { lineGap: lineGapPt }),
    );
    doc.moveDown(0.45);
  }

  /** A paragraph of lines in which some words are bold. */
  lines(lines: readonly (readonly TextSpan[])[]): void {
    const { doc } = this;
    const fitted = lines.map((line) =>
      line.map(({ text, isBold }) => ({ ...this.typefaces.fit(text), isBold })),
    );
    const hasBlanks = fitted.flat().some(({ typed }) => typed !== undefined);
    const actual = fitted.map((line) => line.map(({ text, typed }) => typed ?? text).join('')).join('\n');
    this.tagged('P', hasBlanks ? actual : undefined, () => {
      doc.fillColor(inks.text).strokeColor(inks.text).lineWidth(boldOutlinePt);
      for (const line of fitted) {
        line.forEach(({ font, text, isBold }, index) =>
          doc.font(font, textSizePt).text(text, {
            lineGap: lineGapPt,
            fill: true,
            stroke: isBold,
            continued: index < line.length - 1,
          }),
        );
      }
    });
    doc.moveDown(0.45);
  }

  /** A picture with the words that stand for it; `draw` gets its upper edge. */
  figure(alt: string, heightPt: number, draw: (topPt: number) => void): void {
    const { doc } = this;
    if (doc.y + heightPt > doc.page.maxY()) doc.addPage();
    const topPt = doc.y;
    const bbox: [number, number, number, number] = [
      margins.left,
      topPt,
      doc.page.width - margins.right,
      topPt + heightPt,
    ];
    this.root.add(doc.struct('Figure', { alt: printable(alt), bbox }, () => draw(topPt)));
    doc.x = margins.left;
    doc.y = topPt + heightPt;
  }

  /** The first row and the first column are headers. */
  table(rows: readonly (readonly string[])[], look: TableLook): void {
    const { doc, typefaces } = this;
    new PdfTable({ doc, typefaces, parent: this.root, look }).draw(rows);
    doc.font(reportFonts.text, textSizePt).moveDown(0.6);
  }

  /** A few figures side by side, each with what it says. */
  statistics(items: readonly Statistic[]): void {
    const widthPt = (this.doc.page.width - margins.left - margins.right) / Math.min(items.length, inOneRow);
    const sizePt = this.fittingSizePt(
      items.map(({ value }) => value),
      widthPt - columnGapPt,
    );
    for (let start = 0; start < items.length; start += inOneRow)
      this.statisticsRow(items.slice(start, start + inOneRow), widthPt, sizePt);
  }

  private statisticsRow(items: readonly Statistic[], stepPt: number, figurePt: number): void {
    const { doc } = this;
    doc.moveDown(0.6);
    const topPt = doc.y;
    const bottomsPt = items.map(({ label, value, note = '' }, index) => {
      const leftPt = margins.left + index * stepPt;
      const options = { width: stepPt - columnGapPt };
      this.tagged('P', undefined, () => {
        doc.font(reportFonts.text, smallSizePt).fillColor(inks.soft).text(label, leftPt, topPt, options);
        doc.font(reportFonts.display, figurePt).fillColor(inks.accent).text(value, options);
        doc.font(reportFonts.text, smallSizePt).fillColor(inks.soft).text(note, options);
      });
      return doc.y;
    });
    doc.x = margins.left;
    doc.y = Math.max(...bottomsPt);
    doc.moveDown(0.8);
  }

  /** The size at which each of these figures stays on one line: with a span of two amounts all are set smaller. */
  private fittingSizePt(values: readonly string[], widthPt: number): number {
    const { doc } = this;
    doc.font(reportFonts.display, figureSizePt);
    const widestPt = Math.max(...values.map((value) => doc.widthOfString(value)));
    return Math.max(
      smallestFigurePt,
      Math.min(figureSizePt, Math.floor((figureSizePt * widthPt) / widestPt)),
    );
  }

  /** Says what blanks stand for, numbers the pages, and gives the finished file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { doc } = this;
    if (this.typefaces.leftBlanks) this.paragraph(printedTexts.blanks(blank), { isSmall: true });
    this.root.end();
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      // Below the bottom margin, where text would otherwise begin a new page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc
        .font(reportFonts.text, smallSizePt)
        .fillColor(inks.soft)
        .text(printedTexts.page(index + 1, count), margins.left, doc.page.height - 42, { align: 'center' });
      doc.endMarkedContent();
    }
    return readAll(doc);
  }

  /** `actual` is the whole text where the drawn one has blanks. */
  private tagged(tag: string, actual: string | undefined, write: () => void): void {
    this.root.add(this.doc.struct(tag, { actual }, write));
  }
}

/** PDFKit puts title and author into the document's XML as they are; by then they stand elsewhere in the file already. */
function writeAsXml(doc: PDFKit.PDFDocument, { Title, Author }: { Title: string; Author: string }): void {
  const addInfo = doc._addInfo.bind(doc);
  doc._addInfo = () => {
    Object.assign(doc.info, { Title: escapeHtml(Title), Author: escapeHtml(Author) });
    addInfo();
  };
}

function readAll(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    doc.end();
  });
}
