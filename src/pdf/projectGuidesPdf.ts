import { guideLines } from '@/content/analysis/guideLines';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PdfReport } from './PdfReport';

/** Who does what, how to tell, and what could go wrong, for each project. */
export function writeProjectGuides(
  pdf: PdfReport,
  plan: Pick<AnalysisPlan, 'projects'>,
  guides: readonly ProjectGuide[],
): void {
  if (guides.length === 0) return;
  pdf.heading('H2', texts.guidesTitle, { keepPt: 2 * projectPt });
  pdf.paragraph(texts.guidesNote, { isSmall: true });
  for (const { name, lines } of guideLines(plan, guides)) {
    const height = lines.reduce((sum, { label, text }) => sum + pdf.heightPtOf(`${label}: ${text}`), 0);
    pdf.heading('H3', name, { keepPt: height });
    pdf.lines(
      lines.map(({ label, text }) => [
        { text: `${label}: `, isBold: true },
        { text, isBold: false },
      ]),
    );
  }
}

/** What one project takes at least. */
const projectPt = 80;
