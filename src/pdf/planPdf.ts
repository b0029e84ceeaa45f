import { calendarNotes } from '@/content/analysis/calendarNotes';
import { calendarTexts } from '@/content/analysis/calendarTexts';
import { costLines, priceSources, type CostLines } from '@/content/analysis/costLines';
import { basisSentences, kindNote, planSummary, usdSpan } from '@/content/analysis/planSummary';
import { planTexts as texts } from '@/content/analysis/planTexts';
import { returnCells } from '@/content/analysis/returnCells';
import { licencePrices } from '@/domain/analysis/investment/investmentSources';
import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan, PlannedProject } from '@/domain/analysis/plan/analysisPlan';
import { byStart, periodOf, planCalendar } from '@/domain/analysis/plan/planCalendar';
import { numberedProjects, projectKinds } from '@/domain/analysis/plan/numberedProjects';
import { planSensitivity } from '@/domain/analysis/plan/planSensitivity';
import { formatCount, formatUsd } from '@/format/numbers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { calendarHeightPt, drawCalendar } from './drawCalendar';
import type { PdfReport } from './PdfReport';

/** Keeps a table's heading together with the note below it and its first rows. */
const noteAndRowsPt = 60;

/** Writes the summary page for the owner. */
export function writePlanSummary(pdf: PdfReport, plan: AnalysisPlan, analysis: PresentedAnalysis): void {
  const { verdict, facts, first, constraints, risks } = planSummary(plan, analysis);
  pdf.heading('H2', texts.summaryTitle);
  pdf.lines([[{ text: verdict, isBold: true }]]);
  if (facts.length > 0) pdf.statistics(facts);
  if (first.length > 0) pdf.heading('H3', texts.firstTitle);
  first.forEach(({ name, department, facts: ofIt, firstStep }, index) =>
    pdf.lines([
      [{ text: `${index + 1}. ${name}`, isBold: true }],
      [{ text: `${department}: ${ofIt}.`, isBold: false }],
      ...(firstStep ? [[{ text: firstStep, isBold: false }]] : []),
    ]),
  );

  if (risks.length > 0) pdf.heading('H3', texts.riskTitle);
  for (const risk of risks) pdf.paragraph(risk);
  if (constraints.length > 0) pdf.heading('H3', texts.constraintsTitle);
  for (const constraint of constraints) pdf.paragraph(constraint);
}

/** Writes costs and return of each project, sensitivity and schedule. */
export function writePlanMoney(pdf: PdfReport, plan: AnalysisPlan): void {
  if (plan.projects.length === 0) return;
  const numbered = numberedProjects(plan);
  pdf.heading('H2', texts.moneyTitle, { keepPt: 2 * noteAndRowsPt });
  writeProjects(pdf, plan, numbered);
  writeCosts(pdf, plan, numbered);
  if (plan.returns) {
    writeSensitivity(pdf, plan, plan.returns);
    writeCalendar(pdf, plan);
  }
  pdf.heading('H3', texts.basisTitle);
  for (const sentence of basisSentences(plan)) pdf.paragraph(sentence, { isSmall: true });
  writePrices(pdf);
}

function writeProjects(
  pdf: PdfReport,
  plan: AnalysisPlan,
  numbered: ReadonlyMap<PlannedProject, number>,
): void {
  const { columns } = texts;
  for (const kind of projectKinds) {
    const own = plan.projects.filter((project) => project.kind === kind);
    if (own.length === 0) continue;
    pdf.heading('H3', texts.kinds[kind], { keepPt: noteAndRowsPt });
    pdf.paragraph(kindNote(plan, kind), { isSmall: true });
    const total =
      kind === 'pays' && plan.returns
        ? [
            [
              texts.total,
              usdSpan(plan.investment.oneTimeUsd),
              usdSpan(plan.investment.runningUsd),
              ...returnCells(plan.returns),
            ],
          ]
        : [];
    pdf.table(
      [
        [columns.project, columns.once, columns.running, columns.payback, columns.value],
        ...own.map((project) => [
          `${numbered.get(project)}. ${project.opportunity.name}`,
          usdSpan(project.investment.oneTimeUsd),
          usdSpan(project.investment.runningUsd),
          ...returnCells(project.returns),
        ]),
        ...total,
      ],
      { widths: ['*', 76, 72, 112, 116], figures: [1, 2, 3, 4], hasTotal: total.length > 0 },
    );
  }
}

/** Writes the cost of each project, one-time and per year, with its components. */
function writeCosts(pdf: PdfReport, plan: AnalysisPlan, numbered: ReadonlyMap<PlannedProject, number>): void {
  const { columns } = texts;
  pdf.heading('H3', texts.partsTitle, { keepPt: 2 * noteAndRowsPt });
  pdf.paragraph(texts.partsNote(texts.atRate(formatUsd(plan.dayRateUsd), plan.isOwnRate)), { isSmall: true });
  pdf.table(
    [
      [columns.project, columns.once, columns.running],
      ...[...numbered].map(([project, number]) => {
        const { once, running } = costLines(project, plan);
        return [`${number}. ${project.opportunity.name}`, addedUp(once), addedUp(running)];
      }),
    ],
    { widths: ['*', 222, 132], figures: [1, 2] },
  );
}

const addedUp = ({ total, parts }: CostLines['once']) => [total, ...parts].join('\n');

/** Writes the license and usage prices of the calculation, so that a client can verify them. */
function writePrices(pdf: PdfReport): void {
  const { priceColumns: columns } = texts;
  pdf.heading('H3', texts.pricesTitle, { keepPt: 2 * noteAndRowsPt });
  pdf.paragraph(texts.pricesNote, { isSmall: true });
  pdf.table(
    [
      Object.values(columns),
      ...licencePrices.map((price) => [
        texts.prices[price.kind],
        usdSpan(price.usd),
        priceSources(price).join('\n'),
      ]),
    ],
    { widths: [130, 90, '*'], figures: [1] },
  );
}

function writeSensitivity(pdf: PdfReport, plan: AnalysisPlan, counted: InvestmentReturn): void {
  const { sensitivityColumns: columns } = texts;
  pdf.heading('H3', texts.sensitivityTitle, { keepPt: noteAndRowsPt });
  pdf.table(
    [
      Object.values(columns),
      [texts.asCounted, ...returnCells(counted)],
      ...planSensitivity(plan).map(({ id, returns }) => [texts.sensitivities[id], ...returnCells(returns)]),
    ],
    { widths: ['*', 120, 120], figures: [1, 2] },
  );
}

function writeCalendar(pdf: PdfReport, plan: AnalysisPlan): void {
  const { columns } = calendarTexts;
  const { aMonth, basis } = plan.ownDays;
  const scheduled = byStart(planCalendar(plan, aMonth));
  pdf.heading('H3', calendarTexts.title, { keepPt: calendarHeightPt(scheduled) });
  for (const note of calendarNotes(plan, aMonth, basis)) pdf.paragraph(note, { isSmall: true });
  drawCalendar(pdf, scheduled);
  pdf.table(
    [
      [columns.project, columns.from, columns.until, columns.ownDays],
      ...scheduled.map(({ project, ownDays: own, startDay, endDay }) => [
        project.opportunity.name,
        calendarTexts.day(startDay),
        `${calendarTexts.day(endDay)}, ${calendarTexts.periods[periodOf(endDay)]}`,
        formatCount(own),
      ]),
    ],
    { widths: ['*', 66, 150, 60], figures: [3] },
  );
}
