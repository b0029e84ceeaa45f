import { stepOfAnswer } from '@/domain/analysis/wizardAnswers';
import type { StepNumber } from '@/domain/analysis/wizardSteps';

/** Step for each field of the documented request. */
const steps: ReadonlyMap<string, StepNumber> = new Map([
  ...Object.entries(stepOfAnswer),
  ['departmentTasks', stepOfAnswer.tasks],
]);

/**
 * Returns the step of a dotted field path such as `departmentTasks.Sales.tasks.0`; undefined if no step has the field.
 */
export function stepOfField(path: string): StepNumber | undefined {
  return steps.get(path.split('.', 1)[0] ?? '');
}
