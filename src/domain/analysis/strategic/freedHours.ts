import type { AssessedTask } from '../assessTask';
import { countOf } from '../inWords';
import { isWorthwhile } from '../investment/investmentReturn';
import type { AnalysisAnswers } from '../types';
import { concernOfPeople } from './concernOfPeople';
import { toBeMeasured, type StrategicDraft } from './StrategicDraft';

export const freedHoursName = 'Decide what the freed hours are for, and say so';

/** Fear of surveillance is a different concern than hours and jobs. */
const watched = /\b(?:track|watch|monitor|spy|spie|surveil|record)\w*/iu;
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
  const hours = tasks
    .filter(({ returns }) => isWorthwhile(returns))
    .reduce((sum, { range }) => sum + range.expected.savedHours, 0);
  if (!concern || hours === 0) return undefined;
  return {
    name: freedHoursName,
    description:
      `You told us: ${concern} We expect to free ${countOf(hours, 'hour', 'hours')} a year. ` +
      'Before the first task changes, tell your people what those hours are for. Let them shape the new way of working.' +
      (watched.test(concern) ? ` ${whatIsRecorded}` : ''),
    department: 'Human Resources (HR)',
    phase: 1,
    complexity: 'Low',
    assumptions: toBeMeasured('overtime, outside help, and work you turn away'),
  };
}
