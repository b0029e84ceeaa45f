import type { BarGroup, BarPicture } from '@/content/analysis/savingsPictures';
import type { PdfReport } from './PdfReport';
import { reportFonts } from './reportFonts';
import { inks, smallSizePt } from './reportLook';
import { setText } from './setText';

const nameWidthPt = 150;
const trackWidthPt = 220;
const gapPt = 12;
const barHeightPt = 9;
const barStepPt = 15;
const groupGapPt = 7;
/** Groups per figure; further groups go into the next figure. */
const groupsPerPicture = 12;

const heightOf = (group: BarGroup) => group.bars.length * barStepPt + groupGapPt;
const heightOfAll = (groups: readonly BarGroup[]) =>
  groups.reduce((sum, group) => sum + heightOf(group), groupGapPt);

/** Draws a bar chart with its values under its title; its alt text names every bar. A group's second bar is lighter. */
export function drawBars(pdf: PdfReport, { caption, groups }: BarPicture): void {
  pdf.heading('H3', caption, { keepPt: heightOfAll(groups.slice(0, groupsPerPicture)) });
  const largest = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  for (let start = 0; start < groups.length; start += groupsPerPicture) {
    const shown = groups.slice(start, start + groupsPerPicture);
    const words = shown.map(({ name, bars }) => `${name}: ${bars.map(({ text }) => text).join(', ')}`);
    const heightPt = heightOfAll(shown);
    pdf.figure(`${caption}. ${words.join('; ')}.`, heightPt, (topPt) => {
      let yPt = topPt;
      for (const group of shown) {
        drawGroup(pdf, group, { yPt, largest });
        yPt += heightOf(group);
      }
    });
  }
}

function drawGroup(
  { doc, typefaces }: PdfReport,
  { name, bars }: BarGroup,
  { yPt, largest }: { yPt: number; largest: number },
): void {
  const leftPt = doc.page.margins.left;
  const trackPt = leftPt + nameWidthPt + gapPt;
  setText(doc, [typefaces.fit(name)], {
    sizePt: smallSizePt,
    color: inks.text,
    at: { xPt: leftPt, yPt },
    widthPt: nameWidthPt,
    maxHeightPt: heightOf({ name, bars }),
  });
  bars.forEach(({ value, text: figure }, index) => {
    const topPt = yPt + index * barStepPt;
    doc.rect(trackPt, topPt, trackWidthPt, barHeightPt).fill(inks.line);
    if (value > 0 && largest > 0)
      doc
        .rect(trackPt, topPt, (value / largest) * trackWidthPt, barHeightPt)
        .fill(index === 0 ? inks.accent : inks.accentLight);
    doc
      .font(reportFonts.text, smallSizePt)
      .fillColor(inks.text)
      .text(figure, trackPt + trackWidthPt + gapPt, topPt - 1, { lineBreak: false });
  });
}
