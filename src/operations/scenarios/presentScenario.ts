import { wholeFigures } from '@/domain/analysis/wholeFigures';
import { whatIf } from '@/domain/analysis/whatIf';
import type { Analysis, AnalysisScenario } from '@/payload-types';
import { scenarioTaskSchema, type PresentedScenario, type ScenarioTask } from '@/schemas/scenario';
import { figuresOf } from './figuresOf';

/** The documented shape of a scenario. Its figures are computed from the analysis and the tried numbers each time. */
export function presentScenario(scenario: AnalysisScenario, analysis: Analysis): PresentedScenario {
  const tasks = readTasks(scenario.tasks);
  const assumptions = new Map(tasks.map((task) => [task.opportunityId, task]));
  const { savings, cautious, ambitious, hours } = wholeFigures(whatIf(figuresOf(analysis), assumptions));
  return {
    id: scenario.id,
    name: scenario.name,
    created_at: scenario.createdAt,
    updated_at: scenario.updatedAt,
    tasks,
    figures: {
      saved_hours: hours,
      savings_usd: savings,
      cautious_usd: cautious,
      ambitious_usd: ambitious,
    },
  };
}

/** What is beyond today's limits is left out rather than counted. */
function readTasks(stored: unknown): ScenarioTask[] {
  return (Array.isArray(stored) ? stored : []).flatMap((task) => {
    const { success, data } = scenarioTaskSchema.safeParse(task);
    return success ? [data] : [];
  });
}
