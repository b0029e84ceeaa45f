import { departmentCosts } from '@/domain/analysis/departmentCosts';
import { statesHours } from '@/domain/analysis/formatHours';
import { savingsAmountUsd } from '@/domain/analysis/formatSavings';
import { readOpportunities, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { CostedTask } from '@/domain/analysis/types';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { taskCostTexts } from './report';
import { statedAssumptions } from './statedAssumptions';

type Cell = string | number | null;

/** Columns in order. Units are in the header, so that the cells are plain numbers. */
const heads = {
  kind: 'Kind',
  department: 'Department',
  task: 'Task',
  teamSize: 'Team size',
  hours: 'Hours per person',
  frequency: 'Frequency',
  salaryUsd: 'Salary (USD a year)',
  hourlyRateUsd: 'Hourly rate (USD)',
  annualCostUsd: 'Annual task cost (USD)',
  opportunity: 'Opportunity',
  phase: 'Phase',
  complexity: 'Complexity',
  hoursSaved: 'Hours saved a year',
  savingsUsd: 'Annual savings (USD)',
  cautiousUsd: 'Savings, low estimate (USD)',
  ambitiousUsd: 'Savings, high estimate (USD)',
  description: 'Description',
  reason: 'Why it fits',
  assumptions: 'Assumptions',
};

type Row = Partial<Record<keyof typeof heads, Cell>>;
const allColumns = Object.keys(heads) as (keyof typeof heads)[];

/**
 * Returns tasks, opportunities and further ideas as one CSV table. Each row has a kind, so that rows can be filtered
 * and columns summed. Missing figures are empty; so are those of tasks that are left as they are or left out, which no
 * sum counts. Only a language model gives reasons, so their column is left out if there are none.
 */
export function analysisCsv(analysis: PresentedAnalysis): string {
  const rows = [
    ...departmentCosts(analysis.department_tasks, analysis.departments).flatMap(({ department, tasks }) =>
      tasks.map((task) => taskRow(department, task)),
    ),
    ...readOpportunities(analysis.opportunities).map(opportunityRow),
    ...readOpportunities(analysis.left_alone).map((one) => uncountedRow('Left as is', one)),
    ...readOpportunities(analysis.removed).map((one) => uncountedRow('Left out', one)),
    ...analysis.further_opportunities.map(ideaRow),
  ];
  const columns = allColumns.filter((column) => column !== 'reason' || rows.some(({ reason }) => reason));
  const lines = [
    columns.map((column) => heads[column]),
    ...rows.map((row) => columns.map((column): Cell => row[column] ?? null)),
  ];
  return `${csvMark}${lines.map(csvRow).join('')}`;
}

const taskRow = (department: string, task: CostedTask): Row => ({
  kind: 'Task',
  department,
  task: task.taskName,
  teamSize: task.teamSize,
  hours: task.hours,
  frequency: taskCostTexts.frequencies[task.frequency],
  salaryUsd: task.salary,
  hourlyRateUsd: task.hourlyRate,
  annualCostUsd: task.annualTaskCost,
});

function opportunityRow(opportunity: StoredOpportunity): Row {
  const { department, taskName, name, phase, complexity, description, roiModel } = opportunity;
  return {
    kind: 'Opportunity',
    department,
    task: taskName ?? null,
    opportunity: name,
    phase,
    complexity,
    hoursSaved: statesHours(roiModel) ? roiModel.savedHours : null,
    savingsUsd: savingsAmountUsd(roiModel.calculatedSavings) ?? null,
    cautiousUsd: roiModel.range?.cautious.savingsUsd ?? null,
    ambitiousUsd: roiModel.range?.ambitious.savingsUsd ?? null,
    description,
    reason: opportunity.rationale ?? null,
    assumptions: statedAssumptions(roiModel),
  };
}

const uncountedRow = (kind: string, opportunity: StoredOpportunity): Row => ({
  ...opportunityRow(opportunity),
  kind,
  hoursSaved: null,
  savingsUsd: null,
  cautiousUsd: null,
  ambitiousUsd: null,
});

const ideaRow = ({
  name,
  description,
  rationale,
}: PresentedAnalysis['further_opportunities'][number]): Row => ({
  kind: 'Further idea',
  opportunity: name,
  description,
  reason: rationale,
});
