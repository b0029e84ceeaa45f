import { calendarTexts as texts } from '@/content/analysis/calendarTexts';
import type { ScheduledProject } from '@/domain/analysis/plan/planCalendar';
import type { PdfReport } from './PdfReport';
import { reportFonts } from './reportFonts';
import { contentWidthPt, inks, margins, smallSizePt } from './reportLook';
import { setText } from './setText';

const yearDays = 365;
const nameWidthPt = 200;
const rowPt = 15;
const barPt = 7;
const headPt = 16;
/** Row limit of the figure, which shows the shape of the year; the table has all rows. */
const mostRows = 24;

const shownOf = (scheduled: readonly ScheduledProject[]) =>
  scheduled.filter(({ startDay }) => startDay < yearDays).slice(0, mostRows);

/** Returns the height of the figure with the note above it. */
export const calendarHeightPt = (scheduled: readonly ScheduledProject[]): number =>
  pictureHeightPt(shownOf(scheduled).length) + rowPt * 2;

const pictureHeightPt = (rows: number) => headPt + rows * rowPt + 8;

/** Draws the first year as bars: groundwork in a lighter color, quarters as lines. */
export function drawCalendar(pdf: PdfReport, scheduled: readonly ScheduledProject[]): void {
  const rows = shownOf(scheduled);
  if (rows.length === 0) return;
  const { doc, typefaces } = pdf;
  const heightPt = pictureHeightPt(rows.length);
  const leftPt = margins.left + nameWidthPt;
  const dayPt = (contentWidthPt - nameWidthPt) / yearDays;
  pdf.figure(texts.alt, heightPt, (topPt) => {
    for (const [index, label] of texts.quarters.entries()) {
      const xPt = leftPt + ((index * yearDays) / texts.quarters.length) * dayPt;
      doc
        .lineWidth(0.5)
        .strokeColor(inks.line)
        .moveTo(xPt, topPt)
        .lineTo(xPt, topPt + heightPt - 6)
        .stroke();
      doc
        .font(reportFonts.text, smallSizePt)
        .fillColor(inks.soft)
        .text(label, xPt + 4, topPt, { lineBreak: false });
    }
    rows.forEach(({ project, startDay, endDay }, index) => {
      const yPt = topPt + headPt + index * rowPt;
      setText(doc, [typefaces.fit(project.opportunity.name)], {
        sizePt: smallSizePt,
        color: inks.text,
        at: { xPt: margins.left, yPt },
        widthPt: nameWidthPt - 8,
        maxHeightPt: rowPt - 2,
      });
      const days = Math.max(4, Math.min(endDay, yearDays) - startDay);
      doc
        .rect(leftPt + startDay * dayPt, yPt + 2, days * dayPt, barPt)
        .fill(project.kind === 'groundwork' ? inks.accentLight : inks.accent);
    });
  });
}
