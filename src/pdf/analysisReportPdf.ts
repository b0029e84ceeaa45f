import { answerLines } from '@/content/analysis/answerLines';
import { printedAnalysisTexts as texts } from '@/content/analysis/printedAnalysis';
import { planOfPresented } from '@/content/analysis/planOfPresented';
import { answerTexts, pictureTexts, reportTexts, taskCostTexts } from '@/content/analysis/report';
import { phaseMeanings, resultsTexts } from '@/content/analysis/results';
import { leftAloneText } from '@/content/analysis/planSummary';
import { savingsPictures } from '@/content/analysis/savingsPictures';
import { statedAssumptions } from '@/content/analysis/statedAssumptions';
import { taskCells } from '@/content/analysis/taskCells';
import { writtenNote, writtenTexts } from '@/content/analysis/written';
import { printedTexts } from '@/content/printed';
import { departmentCosts } from '@/domain/analysis/departmentCosts';
import { formatHours, formatSavedHours } from '@/domain/analysis/formatHours';
import { formatSavings } from '@/domain/analysis/formatSavings';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import { phases } from '@/domain/analysis/types';
import type { TextSpan } from '@/domain/audit/insights/readInsights';
import { formatUsd } from '@/format/numbers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { writeClosing } from './closingPdf';
import { writeCover } from './coverPdf';
import { drawBars } from './drawBars';
import { writePlanMoney, writePlanSummary } from './planPdf';
import { writeProjectGuides } from './projectGuidesPdf';
import { PdfReport, statisticsRowPt, type PrintFacts } from './PdfReport';

interface AnalysisReportFacts extends PrintFacts {
  analysis: PresentedAnalysis;
}

/** Returns the full report of an analysis as a tagged PDF. The same analysis produces the same document. */
export async function analysisReportPdf({
  analysis,
  firmName,
  contact,
  formatDate,
}: AnalysisReportFacts): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfReport({
    title: texts.title(analysis.list_name),
    author: firmName,
    createdAt: new Date(analysis.created_at),
  });
  const opportunities = readOpportunities(analysis.opportunities);
  writeCover(pdf, {
    firmName,
    title: resultsTexts.title,
    subject: analysis.list_name,
    detail: analysis.industry,
    date: formatDate(analysis.created_at),
    holds: analysis,
  });
  pdf.reserveContents(printedTexts.contents);
  const plan = planOfPresented(
    { departmentTasks: readDepartmentTasks(analysis.department_tasks), opportunities },
    analysis,
  );
  writePlanSummary(pdf, plan, analysis);
  writeSummary(pdf, analysis);
  writePictures(pdf, plan, { analysis, opportunities });
  writeOverview(pdf, opportunities);
  writePlanMoney(pdf, plan);
  writeProjectGuides(pdf, plan, analysis.project_guides);
  writeDetails(pdf, opportunities);
  writeFurtherIdeas(pdf, analysis);
  const note = writtenNote(analysis);
  if (note) pdf.paragraph(note, { isSmall: true });
  writeTasks(pdf, analysis);
  writeAnswers(pdf, analysis, formatDate);
  writeClosing(pdf, { firmName, contact, plan, analysis });
  return pdf.finish();
}

function writeTotals(pdf: PdfReport, plan: AnalysisPlan, opportunities: readonly StoredOpportunity[]): void {
  const totals = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  pdf.statistics([
    {
      label: resultsTexts.savings,
      value: formatUsd(totals.savingsUsd),
      note: range
        ? `${resultsTexts.range(formatUsd(range.cautiousUsd), formatUsd(range.ambitiousUsd))}, ${resultsTexts.rangeNote}`
        : resultsTexts.aYear,
    },
    { label: resultsTexts.hoursSaved, value: formatHours(totals.savedHours), note: resultsTexts.aYear },
    { label: resultsTexts.opportunities, value: String(opportunities.length) },
  ]);
  pdf.paragraph(`${resultsTexts.figuresNote} ${leftAloneText(plan)}`.trim(), { isSmall: true });
}

function writeSummary(pdf: PdfReport, { executive_summary, own_days }: PresentedAnalysis): void {
  if (executive_summary.length === 0) return;
  pdf.heading('H2', writtenTexts.summary);
  for (const paragraph of executive_summary) pdf.paragraph(paragraph);
  if (own_days?.moves_phases) pdf.paragraph(writtenTexts.ofFirstPlan, { isSmall: true });
}

interface PicturedAnalysis {
  analysis: PresentedAnalysis;
  opportunities: readonly StoredOpportunity[];
}

function writePictures(
  pdf: PdfReport,
  plan: AnalysisPlan,
  { analysis, opportunities }: PicturedAnalysis,
): void {
  const pictures = savingsPictures({ opportunities, department_tasks: analysis.department_tasks });
  pdf.heading('H2', texts.pictures, { keepPt: statisticsRowPt });
  writeTotals(pdf, plan, opportunities);
  if (pictures.length === 0) return;
  for (const picture of pictures) drawBars(pdf, picture);
  pdf.paragraph(pictureTexts.note, { isSmall: true });
}

function writeOverview(pdf: PdfReport, opportunities: readonly StoredOpportunity[]): void {
  const { columns } = resultsTexts;
  const totals = savingsTotals(opportunities);
  pdf.heading('H2', resultsTexts.opportunities, { keepPt: subheadingPt + firstRowsPt });
  if (opportunities.length === 0) {
    pdf.paragraph(resultsTexts.none);
    return;
  }
  pdf.table(
    [
      [columns.opportunity, columns.phase, columns.complexity, columns.hoursSaved, columns.savings],
      ...byPhase(opportunities).map(({ name, phase, complexity, roiModel }) => [
        name,
        String(phase),
        complexity,
        formatSavedHours(roiModel),
        formatSavings(roiModel.calculatedSavings),
      ]),
      [texts.total, '', '', formatHours(totals.savedHours), formatUsd(totals.savingsUsd)],
    ],
    { widths: ['*', 50, 80, 80, 90], figures: [3, 4], hasTotal: true },
  );
}

function writeDetails(pdf: PdfReport, opportunities: readonly StoredOpportunity[]): void {
  if (opportunities.length === 0) return;
  const groups = phases.flatMap((phase) => {
    const [first, ...others] = opportunities.filter((opportunity) => opportunity.phase === phase);
    return first ? [{ phase, first, others }] : [];
  });
  groups.forEach(({ phase, first, others }, index) => {
    const keepPt = keptHeightPt(pdf, first);
    if (index === 0) pdf.heading('H2', texts.details, { keepPt: keepPt + 2 * subheadingPt });
    const phaseText = `${resultsTexts.phase(phase)}: ${phaseMeanings[phase]}`;
    pdf.heading('H3', phaseText, { keepPt: keepPt + subheadingPt });
    for (const opportunity of [first, ...others]) writeOpportunity(pdf, opportunity);
  });
}

/** Height of an opportunity's content that must stay with its heading, besides the few lines that always do. */
const keptHeightPt = (pdf: PdfReport, { description, rationale = '', roiModel }: StoredOpportunity): number =>
  pdf.heightPtOf(`${description} ${rationale}`) +
  pdf.heightPtOf(statedAssumptions(roiModel), { isSmall: true });

function writeOpportunity(pdf: PdfReport, opportunity: StoredOpportunity): void {
  const { columns } = resultsTexts;
  const { taskRelated, taskName, roiModel } = opportunity;
  const { range, calculatedSavings } = roiModel;
  const between = range
    ? ` (${resultsTexts.range(formatUsd(range.cautious.savingsUsd), formatUsd(range.ambitious.savingsUsd))})`
    : '';
  pdf.heading('H4', opportunity.name, { keepPt: keptHeightPt(pdf, opportunity) });
  pdf.paragraph(opportunity.description || reportTexts.toBeDetermined);
  if (opportunity.rationale) writeReason(pdf, opportunity.rationale);
  pdf.lines([
    labelled([columns.department, opportunity.department], [columns.complexity, opportunity.complexity]),
    labelled([
      columns.taskRelated,
      taskRelated ? [resultsTexts.yes, taskName].filter(Boolean).join(': ') : resultsTexts.no,
    ]),
    labelled(
      [columns.hoursSaved, formatSavedHours(roiModel)],
      [columns.savings, `${formatSavings(calculatedSavings)}${between}`],
    ),
  ]);
  pdf.paragraph(`${columns.assumptions}: ${statedAssumptions(roiModel)}`, { isSmall: true });
}

const writeReason = (pdf: PdfReport, rationale: string) =>
  pdf.lines([
    [
      { text: `${writtenTexts.why} `, isBold: true },
      { text: rationale, isBold: false },
    ],
  ]);

function writeFurtherIdeas(pdf: PdfReport, { further_opportunities: ideas }: PresentedAnalysis): void {
  if (ideas.length === 0) return;
  pdf.heading('H2', writtenTexts.further);
  pdf.paragraph(writtenTexts.furtherNote, { isSmall: true });
  for (const { name, description, rationale } of ideas) {
    pdf.heading('H3', name);
    pdf.paragraph(description);
    writeReason(pdf, rationale);
  }
}

/** Labeled facts on one line. */
const labelled = (...facts: (readonly [label: string, fact: string])[]): TextSpan[] =>
  facts.flatMap(([label, fact], index) => [
    { text: `${index > 0 ? '   ' : ''}${label}: `, isBold: true },
    { text: fact, isBold: false },
  ]);

function writeTasks(pdf: PdfReport, analysis: PresentedAnalysis): void {
  const costs = departmentCosts(analysis.department_tasks, analysis.departments);
  pdf.heading('H2', taskCostTexts.title, { keepPt: subheadingPt + firstRowsPt });
  if (costs.every(({ tasks }) => tasks.length === 0)) {
    pdf.paragraph(`${taskCostTexts.noTasks}. ${taskCostTexts.olderNote}`);
    return;
  }
  for (const { department, tasks, totalUsd } of costs) {
    pdf.heading('H3', department, { keepPt: tasks.length > 0 ? firstRowsPt : 0 });
    if (tasks.length === 0) pdf.paragraph(taskCostTexts.noTasks);
    else
      pdf.table(
        [
          Object.values(taskCostTexts.columns),
          ...tasks.map((task) => Object.values(taskCells(task))),
          [taskCostTexts.total(department), '', '', '', '', formatUsd(totalUsd)],
        ],
        { widths: ['*', 46, 88, 72, 62, 80], figures: [1, 2, 3, 4, 5], hasTotal: true },
      );
  }
  pdf.lines([
    [
      { text: `${taskCostTexts.grandTotal}: `, isBold: true },
      {
        text: `${formatUsd(costs.reduce((sum, { totalUsd }) => sum + totalUsd, 0))} ${taskCostTexts.aYear}`,
        isBold: true,
      },
    ],
  ]);
}

function writeAnswers(
  pdf: PdfReport,
  analysis: PresentedAnalysis,
  formatDate: PrintFacts['formatDate'],
): void {
  pdf.heading('H2', answerTexts.title, { keepPt: subheadingPt });
  for (const { number, question, answer } of answerLines(analysis, formatDate)) {
    pdf.heading('H3', `${number}. ${question}`);
    pdf.paragraph(answer || reportTexts.notSpecified);
  }
}

/** Keeps a chapter with its first section's heading, and a table's heading with its first rows. */
const subheadingPt = 50;
const firstRowsPt = 40;

const byPhase = (opportunities: readonly StoredOpportunity[]) =>
  opportunities.toSorted((one, other) => one.phase - other.phase);
