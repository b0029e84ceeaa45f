import { calendarTexts as texts } from '@/content/analysis/calendarTexts';
import { printedAnalysisTexts } from '@/content/analysis/printedAnalysis';
import type { ScheduledProject } from '@/domain/analysis/plan/planCalendar';
import type { PdfReport } from './PdfReport';
import { reportFonts } from './reportFonts';
import { contentWidthPt, margins, smallSizePt } from './reportLook';
import { setText } from './setText';

const yearDays = 365;
const nameWidthPt = 210;
/** Width of the last column, with the day on which a project runs. */
const untilWidthPt = 58;
const rowPt = 13;
const barPt = 7;
const headPt = 16;
/** Rows per figure; further rows go into the next figure. */
const rowsPerFigure = 40;

const inFirstYear = ({ startDay }: ScheduledProject) => startDay < yearDays;
const figureHeightPt = (rows: number) => headPt + rows * rowPt + 8;

/** Returns the height of the first figure with the note above it. */
export const calendarHeightPt = (scheduled: readonly ScheduledProject[]): number =>
  figureHeightPt(Math.min(scheduled.filter(inFirstYear).length, rowsPerFigure)) + rowPt * 3;

/** Draws the first year as bars, groundwork in a lighter color, and names the projects that start later. */
export function drawCalendar(pdf: PdfReport, scheduled: readonly ScheduledProject[]): void {
  const rows = scheduled.filter(inFirstYear);
  for (let start = 0; start < rows.length; start += rowsPerFigure)
    drawRows(pdf, rows.slice(start, start + rowsPerFigure));
  const later = scheduled
    .filter((entry) => !inFirstYear(entry))
    .map(({ project }) => project.opportunity.name);
  if (later.length > 0) pdf.paragraph(printedAnalysisTexts.afterFirstYear(later), { isSmall: true });
}

const rowInWords = ({ project, startDay, endDay }: ScheduledProject) =>
  `${project.opportunity.name}: ${texts.columns.from} ${texts.day(startDay)}, ${texts.columns.until} ${texts.day(endDay)}`;

function drawRows(pdf: PdfReport, rows: readonly ScheduledProject[]): void {
  const { doc, inks, typefaces } = pdf;
  const heightPt = figureHeightPt(rows.length);
  const leftPt = margins.left + nameWidthPt;
  const untilPt = margins.left + contentWidthPt - untilWidthPt - 8;
  const dayPt = (untilPt - 8 - leftPt) / yearDays;
  const small = (color: string) => doc.font(reportFonts.text, smallSizePt).fillColor(color);
  pdf.figure(`${texts.title}. ${rows.map(rowInWords).join('; ')}.`, heightPt, (topPt) => {
    for (const [index, label] of printedAnalysisTexts.quarters.entries()) {
      const xPt = leftPt + ((index * yearDays) / printedAnalysisTexts.quarters.length) * dayPt;
      doc
        .lineWidth(0.5)
        .strokeColor(inks.line)
        .moveTo(xPt, topPt)
        .lineTo(xPt, topPt + heightPt - 6)
        .stroke();
      small(inks.soft).text(label, xPt + 4, topPt, { lineBreak: false });
    }
    small(inks.soft).text(texts.columns.until, untilPt, topPt, { width: untilWidthPt, align: 'right' });
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
      small(inks.text).text(texts.day(endDay), untilPt, yPt, { width: untilWidthPt, align: 'right' });
    });
  });
}
