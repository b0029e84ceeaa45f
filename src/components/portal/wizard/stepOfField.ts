import type { StepNumber } from '@/domain/analysis/wizardSteps';

/** Step for each field of the documented request. */
const steps: ReadonlyMap<string, StepNumber> = new Map<string, StepNumber>([
  ['listName', 1],
  ['industry', 2],
  ['goals', 3],
  ['departments', 4],
  ['departmentTasks', 5],
  ['bottlenecks', 6],
  ['dataTypes', 7],
  ['currentAiUsage', 8],
  ['customerInsights', 9],
  ['monetization', 10],
  ['additionalContext', 11],
]);

/**
 * Returns the step of a dotted field path such as `departmentTasks.Sales.tasks.0`; undefined if no step has the field.
 */
export function stepOfField(path: string): StepNumber | undefined {
  return steps.get(path.split('.', 1)[0] ?? '');
}
