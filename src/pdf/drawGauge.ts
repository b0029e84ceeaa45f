import { scoreBand, type ScoreBand } from '@/domain/audit/scoreBand';
import { reportFonts } from './reportFonts';
import { inks } from './reportLook';

export const gaugeHeightPt = 150;

const colors: Record<ScoreBand, string> = { success: '#16674c', warning: '#8a5a00', error: '#a1271d' };
const radiusPt = 58;
const strokePt = 14;

/** A ring that is closed at 100 percent, with the figure in the middle. */
export function drawGauge(
  doc: PDFKit.PDFDocument,
  { topPt, percent }: { topPt: number; percent: number },
): void {
  const x = doc.page.margins.left + radiusPt + strokePt / 2;
  const y = topPt + gaugeHeightPt / 2;
  doc.lineWidth(strokePt).strokeColor(inks.line).circle(x, y, radiusPt).stroke();
  const angle = (Math.min(percent, 99.99) / 100) * 2 * Math.PI - Math.PI / 2;
  const isLong = percent > 50 ? 1 : 0;
  const end = `${x + radiusPt * Math.cos(angle)},${y + radiusPt * Math.sin(angle)}`;
  doc
    .path(`M ${x},${y - radiusPt} A ${radiusPt},${radiusPt} 0 ${isLong} 1 ${end}`)
    .strokeColor(colors[scoreBand(percent)])
    .stroke();
  doc
    .font(reportFonts.display, 30)
    .fillColor(inks.text)
    .text(`${percent}%`, x - radiusPt, y - 17, { width: 2 * radiusPt, align: 'center' });
}
