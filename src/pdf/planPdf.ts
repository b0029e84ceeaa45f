import { calendarNotes } from '@/content/analysis/calendarNotes';
import { calendarTexts } from '@/content/analysis/calendarTexts';
import { planSummary } from '@/content/analysis/planSummary';
import { planTexts as texts } from '@/content/analysis/planTexts';
import { printedAnalysisTexts } from '@/content/analysis/printedAnalysis';
import { basisSentences, listedReturn, paybackText, usdSpan } from '@/content/analysis/projectNotes';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { numberedProjects } from '@/domain/analysis/plan/numberedProjects';
import { byStart, hasSchedule, planCalendar } from '@/domain/analysis/plan/planCalendar';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { formatUsd } from '@/format/numbers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { calendarHeightPt, drawCalendar } from './drawCalendar';
import type { PdfReport } from './PdfReport';
import type { TableCell } from './PdfTable';
import { smallSizePt } from './reportLook';

/** Keeps a heading with the first rows of the table below it, and a chapter with its first section's heading. */
const firstRowsPt = 40;
const subheadingPt = 52;

/** Writes what an owner reads first: the verdict, the numbers, three projects, and what their own words change. */
export function writeAdvice(pdf: PdfReport, plan: AnalysisPlan, analysis: PresentedAnalysis): void {
  const { title, verdict, facts, before, firstTitle, first, told, risks } = planSummary(plan, analysis);
  pdf.heading('H2', texts.summaryTitle);
  pdf.lines([[{ text: title, isBold: true }], [{ text: verdict, isBold: false }]]);
  pdf.statistics(facts);
  if (first.length > 0) pdf.heading('H3', firstTitle);
  if (before) pdf.paragraph(before);
  first.forEach(({ name, facts: ofIt, steps }, index) =>
    pdf.lines([
      [{ text: `${index + 1}. ${name}`, isBold: true }],
      [{ text: [ofIt, ...steps].join(' '), isBold: false }],
    ]),
  );
  for (const { text } of told) pdf.paragraph(text);
  if (risks.length > 0) pdf.heading('H3', texts.riskTitle);
  for (const risk of risks) pdf.paragraph(risk);
}

/** Writes costs and return of the projects worth doing, their schedule, and who does what. */
export function writeProjects(pdf: PdfReport, plan: AnalysisPlan, guides: readonly ProjectGuide[]): void {
  const projects = [...numberedProjects(plan).keys()];
  const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
  if (begun.length === 0 && guides.length === 0) return;
  pdf.heading('H2', texts.projectsTitle, { keepPt: subheadingPt + firstRowsPt });
  if (begun.length > 0) writeCosts(pdf, plan, begun);
  if (hasSchedule(plan.projects)) writeCalendar(pdf, plan);
  writeGuides(pdf, projects, guides);
}

/** Writes one row for each project that pays and one for all groundwork; the spreadsheet lists each of them. */
function writeCosts(pdf: PdfReport, plan: AnalysisPlan, begun: readonly PlannedProject[]): void {
  const { columns, total } = texts;
  const paying = begun.filter(({ kind }) => kind === 'pays');
  const groundwork = begun.filter(({ kind }) => kind === 'groundwork');
  pdf.heading('H3', texts.moneyTitle, { keepPt: firstRowsPt });
  pdf.table(
    [
      [
        columns.project,
        columns.once,
        columns.running,
        [{ text: columns.payback }, { text: texts.low }],
        [{ text: columns.value }, { text: texts.low }],
      ],
      ...paying.map((project): TableCell[] => {
        const { returns, note } = listedReturn(plan, project);
        return [
          [{ text: project.opportunity.name }, ...(note ? [{ text: note, isSoft: true }] : [])],
          ...costCells(project.investment),
          ...(returns ? returnCells(returns) : ['–', '–']),
        ];
      }),
      ...(groundwork.length > 0
        ? [[printedAnalysisTexts.groundwork(groundwork.length), ...costCells(sumOf(groundwork)), '–', '–']]
        : []),
      ...(plan.returns ? [[total, ...costCells(plan.investment), ...returnCells(plan.returns)]] : []),
    ],
    {
      widths: ['*', 94, 90, 84, 62],
      figures: [1, 2, 3, 4],
      sizePt: smallSizePt,
      hasTotal: plan.returns !== undefined,
    },
  );
  pdf.paragraph([...basisSentences(plan), printedAnalysisTexts.inSpreadsheet].join(' '), { isSmall: true });
}

type Costs = Pick<AnalysisPlan['investment'], 'oneTimeUsd' | 'runningUsd'>;

const costCells = ({ oneTimeUsd, runningUsd }: Costs): TableCell[] => [
  usdSpan(oneTimeUsd),
  usdSpan(runningUsd),
];

function sumOf(projects: readonly PlannedProject[]): Costs {
  const sum = (of: keyof Costs, end: keyof Span) =>
    projects.reduce((usd, { investment }) => usd + investment[of][end], 0);
  return {
    oneTimeUsd: { low: sum('oneTimeUsd', 'low'), high: sum('oneTimeUsd', 'high') },
    runningUsd: { low: sum('runningUsd', 'low'), high: sum('runningUsd', 'high') },
  };
}

/** Payback and value: the expected case, with the low estimate below. */
const returnCells = ({ cases: { cautious, expected } }: InvestmentReturn): TableCell[] => [
  [
    { text: paybackText(expected.paybackMonths) },
    { text: paybackText(cautious.paybackMonths), isSoft: true },
  ],
  [{ text: formatUsd(expected.threeYearUsd) }, { text: formatUsd(cautious.threeYearUsd), isSoft: true }],
];

function writeCalendar(pdf: PdfReport, plan: AnalysisPlan): void {
  const { aMonth, basis } = plan.ownDays;
  const scheduled = byStart(planCalendar(plan, aMonth));
  pdf.heading('H3', calendarTexts.title, { keepPt: calendarHeightPt(scheduled) });
  pdf.paragraph(calendarNotes(plan, aMonth, basis).join(' '), { isSmall: true });
  drawCalendar(pdf, scheduled);
}

/** Writes one row for each project: its owner, the first step, and how to know that it works. */
function writeGuides(
  pdf: PdfReport,
  projects: readonly PlannedProject[],
  guides: readonly ProjectGuide[],
): void {
  const byId = new Map(guides.map((guide) => [guide.opportunityId, guide]));
  const rows = projects.flatMap(({ opportunity: { id, name } }) => {
    const guide = byId.get(id);
    return guide ? [[name, guide.owner, guide.firstStep, guide.measure]] : [];
  });
  if (rows.length === 0) return;
  const { owner, firstStep, measure } = texts.guideParts;
  pdf.heading('H3', texts.guidesTitle, { keepPt: firstRowsPt });
  pdf.table([[texts.columns.project, owner, firstStep, measure], ...rows], {
    widths: [124, 84, '*', 146],
    sizePt: smallSizePt,
  });
}
