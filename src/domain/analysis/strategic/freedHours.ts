import type { AssessedTask } from '../assessTask';
import { readConstraints } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { countOf } from '../inWords';
import { isWorthwhile } from '../investment/investmentReturn';
import type { AnalysisAnswers } from '../types';
import { sentenceWith, type Question } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';
import { quoteLength } from '../quoteLength';

const workers = String.raw`(?:staff|team|people|employees|workers|crew|drivers|colleagues|partners)`;
const news = String.raw`(?:ai|automat\w+|machines?|robots?|computers?|software|tools?|systems?|technology|change[sd]?|replac\w+|jobs?|new|future)`;

/** What else people may have against the change; a worry about customers or the weather is none of it. */
const peoplePatterns: readonly Question[] = [
  /\b(?:morale|buy-in|change management)\b/iu,
  new RegExp(
    String.raw`\b${workers}\b(?!.*(?:\bnot|n[’']t|\bnever|\bno longer) (?:\w+ )?(?:afraid|fear|worr|nervous|anxious|reluctant|resist)).*\b(?:afraid|fears?|worr(?:y|ies|ied)|nervous|anxious)\b(?:.*\b${news}\b|[^\w]*$)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${workers}\b(?!.*(?:\bnot|n[’']t|\bnever|\bno longer) (?:\w+ )?(?:reluctan|resist)).*\b(?:reluctan\w*|resist(?:s|ed|ing)?|resistance (?:to|against))\b`,
    'iu',
  ),
  /\b(?:reluctance|resist(?:s|ed|ing|ance)?) (?:to|against|from)? ?(?:\w+ )?(?:change|ai|staff|team|crew|people|employees|workers)\b/iu,
];

export const freedHoursName = 'Decide what the freed hours are for, and say so';

/** For clients who wrote that their people may object, where time is freed: decide and say what it is for. */
export function freedHours(
  answers: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): StrategicDraft | undefined {
  const concern = concernIn(answers);
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
      'tell everybody both.',
    department: 'Human Resources (HR)',
    phase: 1,
    complexity: 'Low',
    assumptions:
      'No savings of its own: the hours are counted with their tasks. Whether they turn into money depends on what ' +
      'is done with them; count overtime, outside help and work turned away over one month.',
  };
}

/** In quotation marks: fear for jobs, or else a union, wherever it was named, or else another worry of their people. */
function concernIn(answers: AnalysisAnswers): string | undefined {
  const constraints = readConstraints(answers);
  const named = (['jobs', 'union'] as const).flatMap((wanted) =>
    constraints.filter(({ kind }) => kind === wanted),
  );
  const worry = sentenceWith(peoplePatterns, answers.additionalContext);
  return named[0]?.words ?? (worry && quotedSentence(worry, quoteLength));
}
