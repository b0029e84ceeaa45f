import { planTexts as texts } from '@/content/analysis/planTexts';
import type { PlannedProject } from '@/domain/analysis/plan/analysisPlan';
import { effortPicture, type EffortPicture } from '@/domain/analysis/plan/effortPicture';
import { formatCount, formatUsd } from '@/format/numbers';
import type { PdfReport } from './PdfReport';
import { reportFonts } from './reportFonts';
import { contentWidthPt, inks, margins, smallSizePt } from './reportLook';

const heightPt = 220;
const frame = { left: 62, right: 14, top: 14, bottom: 36 };
const dotPt = 8;

/** Of the picture with its heading; 0 where there is none. */
export const effortHeightPt = (numbered: ReadonlyMap<PlannedProject, number>): number =>
  effortPicture(numbered) ? heightPt + 40 : 0;

/** Each project as a numbered dot, by its days and its value; nothing where there are fewer than two. */
export function drawEffortAndValue(pdf: PdfReport, numbered: ReadonlyMap<PlannedProject, number>): void {
  const picture = effortPicture(numbered);
  if (!picture) return;
  pdf.heading('H3', texts.pictureTitle, { keepPt: heightPt });
  pdf.figure(texts.pictureAlt, heightPt, (topPt) => drawPicture(pdf.doc, picture, topPt));
  pdf.paragraph(texts.pictureNote, { isSmall: true });
}

function drawPicture(doc: PDFKit.PDFDocument, { dots, usdMarks, dayMarks }: EffortPicture, topPt: number) {
  const leftPt = margins.left + frame.left;
  const widthPt = contentWidthPt - frame.left - frame.right;
  const bottomPt = topPt + heightPt - frame.bottom;
  const x = (across: number) => leftPt + across * widthPt;
  const y = (up: number) => bottomPt - up * (heightPt - frame.top - frame.bottom);
  const mark = (text: string, at: { xPt: number; yPt: number; widthPt: number; align: 'right' | 'center' }) =>
    doc
      .font(reportFonts.text, smallSizePt)
      .fillColor(inks.soft)
      .text(text, at.xPt, at.yPt, { width: at.widthPt, align: at.align, lineBreak: false });
  for (const { usd, up } of usdMarks) {
    doc
      .lineWidth(usd === 0 ? 1 : 0.5)
      .strokeColor(usd === 0 ? inks.soft : inks.line)
      .moveTo(leftPt, y(up))
      .lineTo(leftPt + widthPt + frame.right, y(up))
      .stroke();
    const labelPt = frame.left - 8;
    mark(formatUsd(usd), { xPt: margins.left, yPt: y(up) - 5, widthPt: labelPt, align: 'right' });
  }
  for (const { days, across } of dayMarks)
    mark(formatCount(Math.round(days * 10) / 10), {
      xPt: x(across) - 30,
      yPt: bottomPt + 8,
      widthPt: 60,
      align: 'center',
    });
  mark(texts.effortAxis, { xPt: leftPt, yPt: bottomPt + 22, widthPt, align: 'center' });
  for (const { number, kind, across, up } of dots) {
    doc.circle(x(across), y(up), dotPt).fill(kind === 'notWorth' ? inks.soft : inks.accent);
    doc
      .font(reportFonts.text, smallSizePt)
      .fillColor(inks.onAccent)
      .text(String(number), x(across) - dotPt, y(up) - 5, {
        width: 2 * dotPt,
        align: 'center',
        lineBreak: false,
      });
  }
}
