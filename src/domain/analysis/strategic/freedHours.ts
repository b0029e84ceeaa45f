import type { AssessedTask } from '../assessTask';
import { isWorthwhile } from '../investment/investmentReturn';
import type { AnalysisAnswers } from '../types';
import { concernOfPeople } from './concernOfPeople';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';

export const freedHoursName = 'Decide what the freed hours are for, and say so';

/** Fear of surveillance is a different concern than hours and jobs. */
const watched = /\b(?:track|watch|monitor|spy|spie|surveil|record)\w*/i;
const whatIsRecorded =
  'Tell them what software records about their work, who sees it, and what it is never used for.';

/**
 * Builds the opportunity to decide and announce the use of freed time, if the client expects objections from their
 * people.
 */
export function freedHours(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): StrategicDraft | undefined {
  const concern = concernOfPeople(answers);
  const frees = tasks.some(
    ({ returns, range, ruledOut }) => isWorthwhile(returns) && !ruledOut && range.expected.savedHours > 0,
  );
  if (!concern || !frees) return undefined;
  return {
    name: freedHoursName,
    description:
      `You told us: ${concern} ` +
      'Before the first task changes, tell your people what the freed hours are for. Let them shape the new way of working.' +
      (watched.test(concern) ? ` ${whatIsRecorded}` : ''),
    department: 'Human Resources (HR)',
    phase: 1,
    complexity: 'Low',
    assumptions: toBeMeasured('overtime, outside help, and work you turn away'),
  };
}
