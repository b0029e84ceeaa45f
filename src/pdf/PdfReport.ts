import PDFDocument from 'pdfkit';
import { printedTexts } from '@/content/printed';
import type { TextSpan } from '@/domain/audit/insights/readInsights';
import { PdfTable, type TableCell, type TableLook } from './PdfTable';
import { printable } from './printable';
import { readAll, writeAsXml } from './pdfFile';
import { registerFonts } from './registerFonts';
import { reportFonts } from './reportFonts';
import {
  boldOutlinePt,
  contentWidthPt,
  inksOf,
  margins,
  smallSizePt,
  textSizePt,
  type PrintedLook,
} from './reportLook';
import { heightOfText, setText, type StyledText } from './setText';
import { blank, Typefaces } from './Typefaces';

type HeadingTag = 'H1' | 'H2' | 'H3' | 'H4';

const headingSizesPt: Record<HeadingTag, number> = { H1: 26, H2: 16, H3: 12, H4: 11 };
/** Space before a heading, in lines of body text. */
const headingSpaces: Record<HeadingTag, number> = { H1: 0, H2: 1.4, H3: 0.7, H4: 0.5 };
/** A heading moves to the next page if less than this is left for it and the following content. */
const keepWithNextPt = 90;
const lineGapPt = 2.5;
/** Font size of highlighted figures. */
const figureSizePt = 19;
const smallestFigurePt = 12;
const inOneRow = 3;
const columnGapPt = 14;
/** Height of a row of figures, which is never split. */
const statisticsRowPt = 84;

/** Contact details of the firm, as far as set. */
export interface FirmContact {
  email: string | null;
  bookingUrl: string | null;
  /** The site's contact page. */
  contactUrl: string;
}

/** Who prints a report, and its formats. */
export interface PrintFacts {
  firmName: string;
  look: PrintedLook;
  contact: FirmContact;
  /** Formats the times in the report. */
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
  look: PrintedLook;
}

/**
 * An accessible document (PDF/UA): every text is tagged with its role, figures have alt text, fonts are embedded, and
 * decoration is an artifact outside the reading order. Text may have any script in any direction: characters without a
 * glyph are drawn as a blank and stay available for copying and screen readers.
 */
export class PdfReport {
  readonly doc: PDFKit.PDFDocument;
  readonly typefaces: Typefaces;
  readonly inks: ReturnType<typeof inksOf>;
  private readonly root: PDFKit.PDFStructureElement;
  private chapter?: PDFKit.PDFOutline;

  constructor({ title, author, createdAt, look }: ReportFacts) {
    this.inks = inksOf(look.accentColor);
    const info = { Title: printable(title), Author: printable(author) };
    this.doc = new PDFDocument({
      size: 'LETTER',
      margins,
      pdfVersion: '1.7',
      // PDFKit's types include only PDF/A.
      subset: 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets,
      lang: 'en-US',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      // No default font: each new page would start with it again, even in the middle of a text in another font.
      font: '',
      info: { ...info, CreationDate: createdAt },
    });
    registerFonts(this.doc);
    this.doc.font(reportFonts.text);
    writeAsXml(this.doc, info);
    this.typefaces = new Typefaces(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /**
   * Writes a heading. Chapters (H2) and sections (H3) also become bookmarks. `keepPt` is the height of content that
   * must stay on the page with the heading.
   */
  heading(tag: HeadingTag, typed: string, { keepPt = 0 }: { keepPt?: number } = {}): void {
    const { doc } = this;
    if (doc.page.maxY() - doc.y < keepWithNextPt + keepPt) doc.addPage();
    else doc.moveDown(headingSpaces[tag]);
    const fitted = this.typefaces.fit(typed, 'display');
    const { text, typed: actual = text } = fitted;
    if (tag === 'H2') this.chapter = doc.outline.addItem(actual);
    if (tag === 'H3') this.chapter?.addItem(actual);
    this.write(tag, [fitted], { sizePt: headingSizesPt[tag], color: this.inks.text });
    doc.moveDown(0.35);
  }

  /** Draws content as an artifact, which screen readers skip. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Returns the height of a paragraph, capped at most of a page; for keeping content together on a page. */
  heightPtOf(typed: string, { isSmall = false }: { isSmall?: boolean } = {}): number {
    const { doc } = this;
    const heightPt = heightOfText(doc, [this.typefaces.fit(typed)], {
      sizePt: isSmall ? smallSizePt : textSizePt,
      widthPt: contentWidthPt,
      lineGapPt,
    });
    return Math.min(heightPt, (doc.page.maxY() - margins.top) * 0.7);
  }

  paragraph(typed: string, { isSmall = false }: { isSmall?: boolean } = {}): void {
    this.write('P', [this.typefaces.fit(typed)], {
      sizePt: isSmall ? smallSizePt : textSizePt,
      color: isSmall ? this.inks.soft : this.inks.text,
      lineGapPt,
    });
    this.doc.moveDown(0.45);
  }

  /** Writes a paragraph of lines with bold spans. */
  lines(lines: readonly (readonly TextSpan[])[], { sizePt = textSizePt }: { sizePt?: number } = {}): void {
    const fitted = lines.map((line) =>
      line.map(({ text, isBold }): StyledText => ({ ...this.typefaces.fit(text), isBold })),
    );
    const isRead = fitted.flat().some(({ typed }) => typed !== undefined);
    const actual = fitted.map((line) => line.map(({ text, typed }) => typed ?? text).join('')).join('\n');
    this.tagged('P', isRead ? actual : undefined, () => {
      for (const line of fitted)
        setText(this.doc, line, {
          sizePt,
          widthPt: contentWidthPt,
          color: this.inks.text,
          lineGapPt,
          outlinePt: boldOutlinePt,
        });
    });
    this.doc.moveDown(0.45);
  }

  /** Writes text with its tag, over the full width. */
  private write(
    tag: string,
    texts: readonly StyledText[],
    look: { sizePt: number; color: string; lineGapPt?: number },
  ): void {
    const [only] = texts;
    this.tagged(tag, only?.typed, () => setText(this.doc, texts, { ...look, widthPt: contentWidthPt }));
    this.doc.font(reportFonts.text, look.sizePt);
  }

  /** Draws a figure with its alt text; `draw` receives its upper edge. */
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

  /** Writes a table with a header row and a column of row headers. */
  table(rows: readonly (readonly TableCell[])[], look: TableLook): void {
    const { doc, typefaces } = this;
    new PdfTable({ doc, typefaces, parent: this.root, look }).draw(rows);
    doc.font(reportFonts.text, textSizePt).moveDown(0.6);
  }

  /** Writes figures side by side, each with its label. */
  statistics(items: readonly Statistic[]): void {
    const widthPt = contentWidthPt / Math.min(items.length, inOneRow);
    const sizePt = this.fittingSizePt(
      items.map(({ value }) => value),
      widthPt - columnGapPt,
    );
    for (let start = 0; start < items.length; start += inOneRow)
      this.statisticsRow(items.slice(start, start + inOneRow), widthPt, sizePt);
  }

  private statisticsRow(items: readonly Statistic[], stepPt: number, figurePt: number): void {
    const { doc } = this;
    if (doc.page.maxY() - doc.y < statisticsRowPt) doc.addPage();
    else doc.moveDown(0.6);
    const topPt = doc.y;
    const bottomsPt = items.map(({ label, value, note = '' }, index) => {
      const leftPt = margins.left + index * stepPt;
      const options = { width: stepPt - columnGapPt };
      this.tagged('P', undefined, () => {
        doc.font(reportFonts.text, smallSizePt).fillColor(this.inks.soft).text(label, leftPt, topPt, options);
        doc.font(reportFonts.display, figurePt).fillColor(this.inks.accent).text(value, options);
        doc.font(reportFonts.text, smallSizePt).fillColor(this.inks.soft).text(note, options);
      });
      return doc.y;
    });
    doc.x = margins.left;
    doc.y = Math.max(...bottomsPt);
    doc.moveDown(0.8);
  }

  /** Returns the size at which each figure fits on one line: a range of two amounts makes all of them smaller. */
  private fittingSizePt(values: readonly string[], widthPt: number): number {
    const { doc } = this;
    doc.font(reportFonts.display, figureSizePt);
    const widestPt = Math.max(...values.map((value) => doc.widthOfString(value)));
    return Math.max(
      smallestFigurePt,
      Math.min(figureSizePt, Math.floor((figureSizePt * widthPt) / widestPt)),
    );
  }

  /** Explains the blank character at the start if the report's texts will need it. */
  blanksOf(holds: unknown): void {
    if (this.typefaces.leavesBlanks(JSON.stringify(holds)))
      this.paragraph(printedTexts.blanks(blank), { isSmall: true });
  }

  /** Adds page numbers and returns the finished file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { doc } = this;
    const { count } = doc.bufferedPageRange();
    this.root.end();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      // Allows writing below the bottom margin, where text would otherwise start a new page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc
        .font(reportFonts.text, smallSizePt)
        .fillColor(this.inks.soft)
        .text(printedTexts.page(index + 1, count), margins.left, doc.page.height - 42, { align: 'center' });
      doc.endMarkedContent();
    }
    return readAll(doc);
  }

  /** `actual` is the full text if the drawn one has blanks. */
  private tagged(tag: string, actual: string | undefined, write: () => void): void {
    this.root.add(this.doc.struct(tag, { actual }, write));
  }
}
