import PDFDocument from 'pdfkit';
import type { TextSpan } from '@/domain/audit/insights/readInsights';
import { reportFonts } from './reportFonts';

type HeadingTag = 'H1' | 'H2' | 'H3';

export const inks = { text: '#0f1d17', soft: '#43524b', line: '#d5ddd7', accent: '#16674c' };

const margins = { top: 56, bottom: 64, left: 56, right: 56 };
const headingSizesPt: Record<HeadingTag, number> = { H1: 26, H2: 16, H3: 12 };
const textSizePt = 10.5;
const smallSizePt = 9;
/** A heading moves to the next page when less than this is left for what follows it. */
const keepWithNextPt = 90;
/** There is no bold cut of the text's typeface here: a thin outline around the letters makes one. */
const boldOutlinePt = 0.35;

interface ReportFacts {
  title: string;
  author: string;
  createdAt: Date;
}

/**
 * A document whose structure can be read aloud (PDF/UA): every text is tagged as what it is, pictures have words in
 * their place, fonts are embedded, and what only decorates stays out of the reading order.
 */
export class PdfReport {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;

  constructor({ title, author, createdAt }: ReportFacts) {
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
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  heading(tag: HeadingTag, text: string): void {
    const { doc } = this;
    const spaceLeftPt = doc.page.height - margins.bottom - doc.y;
    if (spaceLeftPt < keepWithNextPt) doc.addPage();
    else if (tag !== 'H1') doc.moveDown(tag === 'H2' ? 1.4 : 0.7);
    this.tagged(tag, () =>
      doc.font(reportFonts.display, headingSizesPt[tag]).fillColor(inks.text).text(text),
    );
    doc.moveDown(0.35);
  }

  paragraph(text: string, { isSmall = false }: { isSmall?: boolean } = {}): void {
    const { doc } = this;
    this.tagged('P', () =>
      doc
        .font(reportFonts.text, isSmall ? smallSizePt : textSizePt)
        .fillColor(isSmall ? inks.soft : inks.text)
        .text(text, { lineGap: 2.5 }),
    );
    doc.moveDown(0.45);
  }

  /** A paragraph of lines in which some words are bold. */
  lines(lines: readonly (readonly TextSpan[])[]): void {
    const { doc } = this;
    this.tagged('P', () => {
      doc.font(reportFonts.text, textSizePt).fillColor(inks.text).strokeColor(inks.text);
      doc.lineWidth(boldOutlinePt);
      for (const line of lines) {
        line.forEach(({ text, isBold }, index) =>
          doc.text(text, { lineGap: 2.5, fill: true, stroke: isBold, continued: index < line.length - 1 }),
        );
      }
    });
    doc.moveDown(0.45);
  }

  /** A picture with the words that stand for it; `draw` gets its upper edge. */
  figure(alt: string, heightPt: number, draw: (topPt: number) => void): void {
    const { doc } = this;
    const topPt = doc.y;
    const bbox: [number, number, number, number] = [
      margins.left,
      topPt,
      doc.page.width - margins.right,
      topPt + heightPt,
    ];
    this.root.add(doc.struct('Figure', { alt, bbox }, () => draw(topPt)));
    doc.x = margins.left;
    doc.y = topPt + heightPt;
  }

  /** The first row and the first column are headers. */
  table(rows: readonly (readonly string[])[], columnWidths: readonly (number | '*')[]): void {
    const { doc } = this;
    doc.font(reportFonts.text, textSizePt).fillColor(inks.text);
    doc.table({
      structParent: this.root,
      columnStyles: [...columnWidths],
      rowStyles: (row) => ({
        border: { top: 0, left: 0, right: 0, bottom: row === 0 ? 1.2 : 0.5 },
        borderColor: row === 0 ? inks.text : inks.line,
        padding: { top: 5, bottom: 5, left: 0, right: 8 },
      }),
      data: rows.map((row, rowIndex) =>
        row.map((text, column) => ({
          text,
          textColor: rowIndex === 0 ? inks.soft : inks.text,
          ...(rowIndex === 0
            ? { type: 'TH' as const, scope: 'Column' as const }
            : column === 0
              ? { type: 'TH' as const, scope: 'Row' as const }
              : {}),
        })),
      ),
    });
    doc.x = margins.left;
    doc.moveDown(0.6);
  }

  /** Numbers the pages and gives the finished file. `footer` gets the number and the count. */
  async finish(footer: (page: number, count: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    const { doc } = this;
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
        .text(footer(index + 1, count), margins.left, doc.page.height - 42, { align: 'center' });
      doc.endMarkedContent();
    }
    return readAll(doc);
  }

  private tagged(tag: string, write: () => void): void {
    this.root.add(this.doc.struct(tag, {}, write));
  }
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
