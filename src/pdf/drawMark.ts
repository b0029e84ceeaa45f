import { inks } from './reportLook';

/** Draws the firm's logo as in the site's header: a long bar above a short one, the hours before and after. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  { xPt, yPt, sizePt }: { xPt: number; yPt: number; sizePt: number },
): void {
  const part = sizePt / 30;
  doc.roundedRect(xPt, yPt, sizePt, sizePt, 6 * part).fill(inks.accent);
  const bar = (topPart: number, widthPart: number, color: string) =>
    doc
      .roundedRect(xPt + 6 * part, yPt + topPart * part, widthPart * part, 5.5 * part, 1.5 * part)
      .fill(color);
  bar(8, 18, inks.accentLight);
  bar(16.5, 8, inks.onAccent);
}
