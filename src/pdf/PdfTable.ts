import { boldOutlinePt, inks, textSizePt } from './reportLook';
import { heightOfText, setText, type StyledText } from './setText';
import type { Typefaces } from './Typefaces';

/** A line of a cell, which wraps like a paragraph. */
interface CellLine {
  text: string;
  isBold?: boolean;
  /** In a lighter ink. */
  isSoft?: boolean;
}

/** A text, or lines one below the other. */
export type TableCell = string | readonly CellLine[];

export interface TableLook {
  /** In points; '*' takes the remaining width. */
  widths: readonly (number | '*')[];
  /** Indexes of numeric columns, which are right-aligned. */
  figures?: readonly number[];
  /** Index of the column with the row headers; the first by default. */
  rowHead?: number;
  sizePt?: number;
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
type FittedLine = StyledText & Pick<CellLine, 'isSoft'>;
type FittedCell = readonly FittedLine[];

const gapPt = 8;
const paddingPt = 4;
/** The header row stays with at least this height of the rows below it. */
const keepWithHeadPt = 60;

/**
 * A table whose first row and one column are headers. Rows never split across pages, and each page repeats the header
 * as an artifact.
 */
export class PdfTable {
  private readonly doc: PDFKit.PDFDocument;
  private readonly struct: PDFKit.PDFStructureElement;
  private readonly edgesPt: number[];
  private readonly sizePt: number;
  private head: readonly FittedCell[] = [];

  constructor(private readonly args: PdfTableArgs) {
    const { doc, parent, look } = args;
    this.doc = doc;
    this.sizePt = look.sizePt ?? textSizePt;
    this.struct = doc.struct('Table');
    parent.add(this.struct);
    const { left, right } = doc.page.margins;
    const fixedPt = look.widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0);
    const restPt = doc.page.width - left - right - fixedPt;
    this.edgesPt = [left];
    for (const width of look.widths)
      this.edgesPt.push((this.edgesPt.at(-1) ?? left) + (width === '*' ? restPt : width));
  }

  draw(rows: readonly (readonly TableCell[])[]): void {
    const { look } = this.args;
    const fitted = rows.map((row) => row.map((cell) => this.fit(cell)));
    const total = look.hasTotal ? fitted.at(-1) : undefined;
    fitted.forEach((cells, index) => {
      if (index === 0) this.head = cells;
      const keepPt = total && index === fitted.length - 2 ? this.heightOf(total) : 0;
      this.row(cells, index === 0 ? 'head' : cells === total ? 'total' : 'body', keepPt);
    });
    this.struct.end();
    this.doc.x = this.doc.page.margins.left;
  }

  private fit(cell: TableCell): FittedCell {
    const lines = typeof cell === 'string' ? [{ text: cell }] : cell;
    return lines.map(({ text, ...style }) => ({ ...this.args.typefaces.fit(text), ...style }));
  }

  /** @param keepPt height below the row that must stay on its page: a total never stands alone */
  private row(cells: readonly FittedCell[], kind: RowKind, keepPt: number): void {
    const { doc } = this;
    const { rowHead = 0 } = this.args.look;
    const heightPt = this.heightOf(cells);
    const neededPt = heightPt + (kind === 'head' ? keepWithHeadPt : keepPt);
    if (doc.y + neededPt > doc.page.maxY()) {
      doc.addPage();
      if (kind !== 'head') this.repeatHead();
    }
    const topPt = doc.y;
    const row = doc.struct('TR');
    this.struct.add(row);
    cells.forEach((cell, column) => {
      const draw = () => this.cell(cell, { column, topPt, heightPt, kind });
      const isRead = cell.some(({ typed }) => typed !== undefined);
      const actual = isRead ? cell.map(({ text, typed = text }) => typed).join('\n') : undefined;
      if (kind === 'head') row.add(doc.struct('TH', { scope: 'Column', actual }, draw));
      else if (column === rowHead) row.add(doc.struct('TH', { scope: 'Row', actual }, draw));
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
  private heightOf(cells: readonly FittedCell[]): number {
    const { doc } = this;
    const heightsPt = cells.map((cell, column) =>
      cell.reduce((sum, line) => sum + this.lineHeightPt(line, column), 0),
    );
    const { top } = doc.page.margins;
    return Math.min(Math.max(...heightsPt) + 2 * paddingPt, (doc.page.maxY() - top) * 0.8);
  }

  private lineHeightPt(line: FittedLine, column: number): number {
    return heightOfText(this.doc, [line], { sizePt: this.sizePt, widthPt: this.widthOf(column) });
  }

  private widthOf(column: number): number {
    return (this.edgesPt[column + 1] ?? 0) - (this.edgesPt[column] ?? 0) - gapPt;
  }

  private cell(
    lines: FittedCell,
    { column, topPt, heightPt, kind }: { column: number; topPt: number; heightPt: number; kind: RowKind },
  ): void {
    const isFigure = this.args.look.figures?.includes(column);
    let yPt = topPt + paddingPt;
    for (const line of lines) {
      // Cuts text that is too long instead of continuing it on the next page.
      const maxHeightPt = topPt + heightPt - yPt;
      if (maxHeightPt < this.sizePt) return;
      setText(this.doc, [line], {
        sizePt: this.sizePt,
        color: kind === 'head' || line.isSoft ? inks.soft : inks.text,
        at: { xPt: this.edgesPt[column] ?? 0, yPt },
        widthPt: this.widthOf(column),
        maxHeightPt,
        align: isFigure ? 'right' : 'left',
        outlinePt: boldOutlinePt,
      });
      yPt += this.lineHeightPt(line, column);
    }
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
