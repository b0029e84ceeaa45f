import type { AssessedTask } from '../assessTask';
import { quotedSentence } from '../excerpt';
import { countOf } from '../inWords';
import type { AnalysisAnswers } from '../types';
import { sentenceWith } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';
import { quoteLength } from '../quoteLength';

const peoplePattern =
  /\b((their|our|my|his|her|losing|for) jobs?|job (loss(es)?|security|cuts)|lay-?offs?|be(ing)? replaced|replac(e|es|ing) (people|staff|workers|employees|them|us)|resist\w*|morale|unions?|buy[- ]?in|change management|reluctan\w*|(staff|team|people|employees|workers|crew)\b.*\b(afraid|fear|worr(y|ied)|nervous|anxious))\b/iu;

export const freedHoursName = 'Decide what the freed hours are for, and say so';

/** For clients who wrote that their people may object: decide and say what freed time is for. */
export function freedHours(
  { additionalContext }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): StrategicDraft | undefined {
  const concern = sentenceWith([peoplePattern], additionalContext);
  if (!concern) return undefined;
  const hours = tasks.reduce((sum, { range }) => sum + range.expected.savedHours, 0);
  return {
    name: freedHoursName,
    description:
      `You raised it yourself: ${quotedSentence(concern, quoteLength)} The tasks in this report free ` +
      `${countOf(hours, 'hour', 'hours')} a year by our expectation. Before phase 1 starts, name the work that has ` +
      'been left undone and will get them, ask the people who do each task to design its new way of working, and ' +
      'tell everybody both.',
    department: 'Human Resources (HR)',
    phase: 1,
    complexity: 'Low',
    assumptions:
      'No savings of its own: the hours are counted with their tasks. Whether they turn into money depends on what ' +
      'is done with them; count overtime, outside help and work turned away over one month.',
  };
}
