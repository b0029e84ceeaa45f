import { DirectedText } from './DirectedText';
import { linesOf, type Line } from './linesOf';
import { reportFonts } from './reportFonts';
import type { FittedText, TextPiece } from './Typefaces';

interface TextLook {
  sizePt: number;
  widthPt: number;
  color: string;
  lineGapPt?: number;
  align?: 'left' | 'right' | 'center';
  /** Start position; defaults to the document's current one. */
  at?: { xPt: number; yPt: number };
  /** Text that doesn't fit ends in an ellipsis, or with the last line that fits. */
  maxHeightPt?: number;
  /** Width of the outline that imitates bold. */
  outlinePt?: number;
}

type Measure = Pick<TextLook, 'sizePt' | 'widthPt' | 'lineGapPt'>;

/** A text or span, optionally bold. */
export type StyledText = FittedText & { isBold?: boolean };

/** Returns the height of a text. */
export function heightOfText(doc: PDFKit.PDFDocument, texts: readonly StyledText[], look: Measure): number {
  const { sizePt, widthPt, lineGapPt: lineGap = 0 } = look;
  const [only] = texts;
  if (texts.length === 1 && only && !only.pieces)
    return doc.font(only.font, sizePt).heightOfString(only.text, { width: widthPt, lineGap });
  const { lines } = brokenText(doc, texts, look);
  return lines.length * lineHeightPt(doc, look);
}

/** Draws text with several fonts or directions line by line; simple text is left to PDFKit. */
export function setText(doc: PDFKit.PDFDocument, texts: readonly StyledText[], look: TextLook): void {
  if (texts.some(({ pieces }) => pieces)) setPieces(doc, texts, look);
  else setPlain(doc, texts, look);
}

function setPlain(doc: PDFKit.PDFDocument, texts: readonly StyledText[], look: TextLook): void {
  const { at, widthPt, align, maxHeightPt, outlinePt, lineGapPt = 0 } = look;
  doc.fillColor(look.color);
  if (outlinePt) doc.strokeColor(look.color).lineWidth(outlinePt);
  texts.forEach(({ font, text, isBold }, index) => {
    const options = {
      width: widthPt,
      lineGap: lineGapPt,
      align,
      fill: true,
      stroke: Boolean(isBold && outlinePt),
      continued: index < texts.length - 1,
      ...(maxHeightPt === undefined ? {} : { height: maxHeightPt, ellipsis: true }),
    };
    doc.font(font, look.sizePt);
    if (at && index === 0) doc.text(text, at.xPt, at.yPt, options);
    else doc.text(text, options);
  });
}

type StyledPiece = TextPiece & { isBold: boolean };

/** A text in pieces, with its lines. */
interface BrokenText {
  text: string;
  /** Style of each letter. */
  styles: readonly StyledPiece[];
  lines: readonly Line[];
}

function brokenText(doc: PDFKit.PDFDocument, texts: readonly StyledText[], look: Measure): BrokenText {
  const pieces = texts.flatMap(({ isBold = false, ...fitted }) =>
    (fitted.pieces ?? [fitted]).map((piece): StyledPiece => ({ font: piece.font, text: piece.text, isBold })),
  );
  const text = pieces.map((piece) => piece.text).join('');
  const styles = pieces.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece));
  const widthOf = ({ start, end }: Line) => {
    let widthPt = 0;
    for (let at = start; at < end;) {
      const until = endOfPiece(styles, at, end);
      doc.font(styles[at]?.font ?? reportFonts.wide, look.sizePt);
      widthPt += doc.widthOfString(text.slice(at, until));
      at = until;
    }
    return widthPt;
  };
  return { text, styles, lines: linesOf(text, look.widthPt, widthOf) };
}

function endOfPiece(styles: readonly StyledPiece[], start: number, end: number): number {
  let at = start + 1;
  while (at < end && styles[at] === styles[start]) at += 1;
  return at;
}

function lineHeightPt(doc: PDFKit.PDFDocument, { sizePt, lineGapPt = 0 }: Measure): number {
  return doc.font(reportFonts.wide, sizePt).currentLineHeight(true) + lineGapPt;
}

function setPieces(doc: PDFKit.PDFDocument, texts: readonly StyledText[], look: TextLook): void {
  const broken = brokenText(doc, texts, look);
  const directed = new DirectedText(broken.text);
  const stepPt = lineHeightPt(doc, look);
  const ascentPt = (doc._font.ascender / 1000) * look.sizePt;
  const leftPt = look.at?.xPt ?? doc.x;
  const most = look.maxHeightPt === undefined ? Infinity : Math.max(1, Math.floor(look.maxHeightPt / stepPt));
  let topPt = look.at?.yPt ?? doc.y;
  for (const line of broken.lines.slice(0, most)) {
    if (look.maxHeightPt === undefined && topPt + stepPt > doc.page.maxY()) {
      doc.continueOnNewPage();
      topPt = doc.page.margins.top;
    }
    const runs = runsOf(doc, { line, broken, directed, sizePt: look.sizePt });
    const widthPt = runs.reduce((sum, run) => sum + run.widthPt, 0);
    let xPt = leftPt + indentPt(look, widthPt, directed.isReversed(line));
    for (const { text, style, widthPt: runPt } of runs) {
      doc.font(style.font, look.sizePt).fillColor(look.color);
      const isBold = Boolean(style.isBold && look.outlinePt);
      if (isBold) doc.strokeColor(look.color).lineWidth(look.outlinePt ?? 0);
      const options = { lineBreak: false, features: [], fill: true, stroke: isBold } as const;
      doc.text(text, xPt, topPt + ascentPt, { ...options, features: [], baseline: 'alphabetic' });
      xPt += runPt;
    }
    topPt += stepPt;
  }
  doc.x = leftPt;
  doc.y = topPt;
}

interface RunsOfLine {
  line: Line;
  broken: BrokenText;
  directed: DirectedText;
  sizePt: number;
}

function runsOf(doc: PDFKit.PDFDocument, { line, broken, directed, sizePt }: RunsOfLine) {
  const { styles } = broken;
  return directed
    .runsOf(line, (one, other) => styles[one] === styles[other])
    .flatMap(({ text, at }) => {
      const style = styles[at];
      if (!style) return [];
      doc.font(style.font, sizePt);
      return [{ text, style, widthPt: doc.widthOfString(text, { features: [] }) }];
    });
}

/** A right-to-left line starts at the right edge, unless the text has a fixed position. */
function indentPt({ align, widthPt }: TextLook, usedPt: number, isReversed: boolean): number {
  const restPt = Math.max(0, widthPt - usedPt);
  if (align === 'center') return restPt / 2;
  return align === 'right' || isReversed ? restPt : 0;
}
