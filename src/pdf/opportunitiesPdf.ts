import { kindNote, leftAloneReason } from '@/content/analysis/projectNotes';
import { planTexts } from '@/content/analysis/planTexts';
import { printedAnalysisTexts as texts } from '@/content/analysis/printedAnalysis';
import { reportTexts } from '@/content/analysis/report';
import { phaseMeanings, resultsTexts } from '@/content/analysis/results';
import { statedAssumptions } from '@/content/analysis/statedAssumptions';
import { writtenNote, writtenTexts } from '@/content/analysis/written';
import { formatHours, formatSavedHours } from '@/domain/analysis/formatHours';
import { formatSavings } from '@/domain/analysis/formatSavings';
import { headlineOpportunities, statesSavings, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import { phases } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PdfReport } from './PdfReport';
import type { TableCell } from './PdfTable';
import { smallSizePt } from './reportLook';

/** Writes the documented summary and table, and the tasks that are left as they are. */
export function writeOpportunities(pdf: PdfReport, plan: AnalysisPlan, analysis: PresentedAnalysis): void {
  const opportunities = headlineOpportunities(plan);
  pdf.heading('H2', resultsTexts.opportunities, { keepPt: 60 });
  writeTotals(pdf, opportunities);
  writeExecutiveSummary(pdf, analysis);
  if (opportunities.length === 0) pdf.paragraph(resultsTexts.none);
  else writeTable(pdf, opportunities);
  const statesSum = plan.projects.some((project) => project.kind === 'toBeSized' && statesSavings(project));
  const notes = [
    resultsTexts.figuresNote,
    phasesNote(opportunities),
    statesSum ? kindNote(plan, 'toBeSized') : '',
    writtenNote(analysis),
  ];
  pdf.paragraph(notes.filter(Boolean).join(' '), { isSmall: true });
  writeLeftAlone(pdf, plan);
  writeFurtherIdeas(pdf, analysis);
}

/** Says what the numbers of the phases in the table mean. */
const phasesNote = (opportunities: readonly StoredOpportunity[]): string =>
  phases
    .filter((phase) => opportunities.some((opportunity) => opportunity.phase === phase))
    .map((phase) => `${resultsTexts.phase(phase)}: ${phaseMeanings[phase]}.`)
    .join(' ');

function writeTotals(pdf: PdfReport, opportunities: readonly StoredOpportunity[]): void {
  const { savingsUsd, savedHours } = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  const likely = range
    ? ` (${resultsTexts.range(formatUsd(range.cautiousUsd), formatUsd(range.ambitiousUsd))}, ${resultsTexts.rangeNote})`
    : ` ${resultsTexts.aYear}`;
  pdf.lines([
    [
      [resultsTexts.opportunities, String(opportunities.length)],
      [resultsTexts.hoursSaved, formatHours(savedHours)],
      [resultsTexts.savings, `${formatUsd(savingsUsd)}${likely}`],
    ].flatMap(([label, fact], index) => [
      { text: `${index > 0 ? '   ' : ''}${label}: `, isBold: true },
      { text: fact ?? '', isBold: false },
    ]),
  ]);
}

function writeExecutiveSummary(pdf: PdfReport, { executive_summary, own_days }: PresentedAnalysis): void {
  if (executive_summary.length === 0) return;
  pdf.heading('H3', writtenTexts.summary);
  for (const paragraph of executive_summary) pdf.paragraph(paragraph);
  if (own_days?.moves_phases) pdf.paragraph(writtenTexts.ofFirstPlan, { isSmall: true });
}

function writeTable(pdf: PdfReport, opportunities: readonly StoredOpportunity[]): void {
  const { columns } = resultsTexts;
  const totals = savingsTotals(opportunities);
  pdf.table(
    [
      [
        columns.phase,
        columns.opportunity,
        columns.department,
        columns.hoursSaved,
        columns.savings,
        columns.complexity,
      ],
      ...opportunities.map((opportunity): TableCell[] => [
        String(opportunity.phase),
        describedCell(opportunity),
        opportunity.department,
        formatSavedHours(opportunity.roiModel),
        formatSavings(opportunity.roiModel.calculatedSavings),
        opportunity.complexity,
      ]),
      ['', texts.total, '', formatHours(totals.savedHours), formatUsd(totals.savingsUsd), ''],
    ],
    {
      // A sum of a million dollars fits on one line.
      widths: [34, '*', 66, 52, 58, 62],
      figures: [3, 4],
      rowHead: 1,
      sizePt: smallSizePt,
      hasTotal: true,
    },
  );
}

const describedCell = ({ name, description, rationale, roiModel }: StoredOpportunity): TableCell => [
  { text: name, isBold: true },
  { text: description || reportTexts.toBeDetermined },
  ...(rationale ? [{ text: `${writtenTexts.why} ${rationale}` }] : []),
  { text: statedAssumptions(roiModel), isSoft: true },
];

function writeLeftAlone(pdf: PdfReport, plan: AnalysisPlan): void {
  const leftAlone = plan.projects.filter(({ kind }) => kind === 'leaveAlone');
  if (leftAlone.length === 0) return;
  pdf.heading('H3', planTexts.leftAloneTitle);
  for (const project of leftAlone)
    pdf.lines([
      [
        { text: `${project.task?.taskName ?? project.opportunity.name}. `, isBold: true },
        { text: leftAloneReason(plan, project), isBold: false },
      ],
    ]);
}

function writeFurtherIdeas(pdf: PdfReport, { further_opportunities: ideas }: PresentedAnalysis): void {
  if (ideas.length === 0) return;
  pdf.heading('H3', writtenTexts.further);
  pdf.paragraph(writtenTexts.furtherNote, { isSmall: true });
  for (const { name, description, rationale } of ideas)
    pdf.lines([
      [
        { text: `${name}. `, isBold: true },
        { text: `${description} ${writtenTexts.why} ${rationale}`, isBold: false },
      ],
    ]);
}
