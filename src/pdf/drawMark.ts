import type { PdfReport } from './PdfReport';
import { margins, type PrintedLook } from './reportLook';

const markPt = 40;
const logoWidthPt = 150;

/** Draws the firm's logo at the top right of the page; the built-in mark if there is none, or it can't be read. */
export function drawMark(pdf: PdfReport, { logo }: PrintedLook): void {
  if (logo && drawLogo(pdf, logo)) return;
  drawBuiltInMark(pdf);
}

/** Returns whether there is a logo that can be read. */
export function drawLogo({ doc }: PdfReport, logo: string): boolean {
  try {
    const xPt = doc.page.width - margins.right - logoWidthPt;
    doc.image(Buffer.from(logo, 'base64'), xPt, margins.top, {
      ...{ fit: [logoWidthPt, markPt], align: 'right' },
    });
    return true;
  } catch {
    return false;
  }
}

/** As in the site's header: a long bar above a short one, the hours before and after. */
function drawBuiltInMark({ doc, inks }: PdfReport): void {
  const part = markPt / 30;
  const xPt = doc.page.width - margins.right - markPt;
  const yPt = margins.top;
  doc.roundedRect(xPt, yPt, markPt, markPt, 6 * part).fill(inks.accent);
  const bar = (topPart: number, widthPart: number, color: string) =>
    doc
      .roundedRect(xPt + 6 * part, yPt + topPart * part, widthPart * part, 5.5 * part, 1.5 * part)
      .fill(color);
  bar(8, 18, inks.accentLight);
  bar(16.5, 8, inks.onAccent);
}
