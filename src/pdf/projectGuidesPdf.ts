import { guideLines } from '@/content/analysis/guideLines';
import { planTexts as texts } from '@/content/analysis/planTexts';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PdfReport } from './PdfReport';

/** Writes for each project the responsibilities, success criteria and risks. */
export function writeProjectGuides(
  pdf: PdfReport,
  plan: Pick<AnalysisPlan, 'projects'>,
  guides: readonly ProjectGuide[],
): void {
  if (guides.length === 0) return;
  const projects = guideLines(plan, guides).map((project) => ({
    ...project,
    heightPt: project.lines.reduce((sum, { label, text }) => sum + pdf.heightPtOf(`${label}: ${text}`), 0),
  }));
  pdf.heading('H2', texts.guidesTitle, { keepPt: (projects[0]?.heightPt ?? 0) + noteAndHeadingPt });
  pdf.paragraph(texts.guidesNote, { isSmall: true });
  for (const { name, lines, heightPt } of projects) {
    pdf.heading('H3', name, { keepPt: heightPt });
    pdf.lines(
      lines.map(({ label, text }) => [
        { text: `${label}: `, isBold: true },
        { text, isBold: false },
      ]),
    );
  }
}

/** Height between the chapter's heading and the first project's lines. */
const noteAndHeadingPt = 70;
