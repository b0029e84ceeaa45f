import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import { whatIf } from '@/domain/analysis/whatIf';
import type { Analysis, AnalysisScenario } from '@/payload-types';
import { scenarioBodySchema, type PresentedScenario } from '@/schemas/scenario';

const storedTasksSchema = scenarioBodySchema.shape.tasks;

/** The documented shape of a scenario. Its figures are computed from the analysis and the tried numbers each time. */
export function presentScenario(scenario: AnalysisScenario, analysis: Analysis): PresentedScenario {
  const tasks = storedTasksSchema.parse(scenario.tasks);
  const { opportunities } = whatIf(
    {
      departmentTasks: readDepartmentTasks(analysis.departmentTasks),
      opportunities: readOpportunities(analysis.opportunities),
    },
    new Map(tasks.map((task) => [task.opportunityId, task])),
  );
  const totals = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  return {
    id: scenario.id,
    name: scenario.name,
    created_at: scenario.createdAt,
    updated_at: scenario.updatedAt,
    tasks,
    figures: {
      saved_hours: totals.savedHours,
      savings_usd: totals.savingsUsd,
      cautious_usd: range?.cautiousUsd ?? totals.savingsUsd,
      ambitious_usd: range?.ambitiousUsd ?? totals.savingsUsd,
    },
  };
}
