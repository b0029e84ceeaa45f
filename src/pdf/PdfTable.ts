import { inks, textSizePt } from './reportLook';
import { heightOfText, setText } from './setText';
import type { FittedText, Typefaces } from './Typefaces';

export interface TableLook {
  /** In points; '*' takes the remaining width. */
  widths: readonly (number | '*')[];
  /** Indexes of numeric columns, which are right-aligned. */
  figures?: readonly number[];
  /** The last row is a total. */
  hasTotal?: boolean;
}

interface PdfTableArgs {
  doc: PDFKit.PDFDocument;
  typefaces: Typefaces;
  /** Parent of the table in the structure tree. */
  parent: PDFKit.PDFStructureElement;
  look: TableLook;
}

type RowKind = 'head' | 'body' | 'total';

const gapPt = 8;
const paddingPt = 5;
/** The header row stays with at least this height of the rows below it. */
const keepWithHeadPt = 60;

/**
 * A table whose first row and first column are headers. Rows never split across pages, and each page repeats the header
 * as an artifact.
 */
export class PdfTable {
  private readonly doc: PDFKit.PDFDocument;
  private readonly struct: PDFKit.PDFStructureElement;
  private readonly edgesPt: number[];
  private head: readonly FittedText[] = [];

  constructor(private readonly args: PdfTableArgs) {
    const { doc, parent, look } = args;
    this.doc = doc;
    this.struct = doc.struct('Table');
    parent.add(this.struct);
    const { left, right } = doc.page.margins;
    const fixedPt = look.widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0);
    const restPt = doc.page.width - left - right - fixedPt;
    this.edgesPt = [left];
    for (const width of look.widths)
      this.edgesPt.push((this.edgesPt.at(-1) ?? left) + (width === '*' ? restPt : width));
  }

  draw(rows: readonly (readonly string[])[]): void {
    const { look, typefaces } = this.args;
    rows.forEach((texts, index) => {
      const isTotal = look.hasTotal && index === rows.length - 1;
      const cells = texts.map((text) => typefaces.fit(text));
      if (index === 0) this.head = cells;
      this.row(cells, index === 0 ? 'head' : isTotal ? 'total' : 'body');
    });
    this.struct.end();
    this.doc.x = this.doc.page.margins.left;
  }

  private row(cells: readonly FittedText[], kind: RowKind): void {
    const { doc } = this;
    const heightPt = this.heightOf(cells);
    const neededPt = heightPt + (kind === 'head' ? keepWithHeadPt : 0);
    if (doc.y + neededPt > doc.page.maxY()) {
      doc.addPage();
      if (kind !== 'head') this.repeatHead();
    }
    const topPt = doc.y;
    const row = doc.struct('TR');
    this.struct.add(row);
    cells.forEach((cell, column) => {
      const draw = () => this.cell(cell, { column, topPt, heightPt, kind });
      const actual = cell.typed;
      if (kind === 'head') row.add(doc.struct('TH', { scope: 'Column', actual }, draw));
      else if (column === 0) row.add(doc.struct('TH', { scope: 'Row', actual }, draw));
      else row.add(doc.struct('TD', { actual }, draw));
    });
    row.end();
    this.decorate(() => this.rule(topPt + heightPt, kind));
    doc.y = topPt + heightPt;
  }

  private repeatHead(): void {
    const { doc, head } = this;
    const topPt = doc.y;
    const heightPt = this.heightOf(head);
    this.decorate(() => {
      head.forEach((cell, column) => this.cell(cell, { column, topPt, heightPt, kind: 'head' }));
      this.rule(topPt + heightPt, 'head');
    });
    doc.y = topPt + heightPt;
  }

  /** Returns the height of a row, capped at a page. */
  private heightOf(cells: readonly FittedText[]): number {
    const { doc } = this;
    const heightsPt = cells.map((cell, column) =>
      heightOfText(doc, [cell], { sizePt: textSizePt, widthPt: this.widthOf(column) }),
    );
    const { top } = doc.page.margins;
    return Math.min(Math.max(...heightsPt) + 2 * paddingPt, (doc.page.maxY() - top) * 0.8);
  }

  private widthOf(column: number): number {
    return (this.edgesPt[column + 1] ?? 0) - (this.edgesPt[column] ?? 0) - gapPt;
  }

  private cell(
    fitted: FittedText,
    { column, topPt, heightPt, kind }: { column: number; topPt: number; heightPt: number; kind: RowKind },
  ): void {
    const isFigure = this.args.look.figures?.includes(column);
    setText(this.doc, [fitted], {
      sizePt: textSizePt,
      color: kind === 'head' ? inks.soft : inks.text,
      at: { xPt: this.edgesPt[column] ?? 0, yPt: topPt + paddingPt },
      widthPt: this.widthOf(column),
      // Cuts text that is too long instead of continuing it on the next page.
      maxHeightPt: heightPt - paddingPt,
      align: isFigure ? 'right' : 'left',
    });
  }

  private rule(yPt: number, kind: RowKind): void {
    const { doc } = this;
    doc
      .lineWidth(kind === 'body' ? 0.5 : 1.2)
      .strokeColor(kind === 'body' ? inks.line : inks.text)
      .moveTo(this.edgesPt[0] ?? 0, yPt)
      .lineTo((this.edgesPt.at(-1) ?? 0) - gapPt, yPt)
      .stroke();
  }

  /** Draws content as an artifact, which screen readers skip. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }
}
