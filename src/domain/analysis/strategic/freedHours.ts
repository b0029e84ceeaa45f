import type { AssessedTask } from '../assessTask';
import { countOf } from '../inWords';
import { isWorthwhile } from '../investment/investmentReturn';
import type { AnalysisAnswers } from '../types';
import { concernOfPeople } from './concernOfPeople';
import type { StrategicDraft } from './StrategicDraft';

export const freedHoursName = 'Decide what the freed hours are for, and say so';

/** Fear of surveillance is a different concern than hours and jobs. */
const watched = /\b(?:track|watch|monitor|spy|spie|surveil|record)\w*/iu;
const whatIsRecorded =
  'Say in the same words what is recorded of anybody’s work, who sees it, and what it is never used for.';

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
      `You raised it yourself: ${concern} The tasks worth automating free ` +
      `${countOf(hours, 'hour', 'hours')} a year by our expectation. Before the first of them changes, name the ` +
      'work that has been left undone and will get them, ask the people who do each task to design its new way of working, and ' +
      `tell everybody both.${watched.test(concern) ? ` ${whatIsRecorded}` : ''}`,
    department: 'Human Resources (HR)',
    phase: 1,
    complexity: 'Low',
    assumptions:
      'No savings of its own: the hours are counted with their tasks. Whether they turn into money depends on what ' +
      'is done with them; count overtime, outside help and work turned away over one month.',
  };
}
