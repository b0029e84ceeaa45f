import { Conflict } from '@/errors/ApiFailures';
import type { AnalysisScenario } from '@/payload-types';

/**
 * Names tell scenarios apart, in whatever letter case they are written.
 * @throws Conflict when another one of the analysis has it
 */
export function refuseTakenScenarioName(name: string, others: readonly AnalysisScenario[]): void {
  if (!others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return;
  const message = 'A scenario of this name exists already';
  throw new Conflict(message, [{ field: 'name', message }]);
}
