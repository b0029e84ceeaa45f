import type { AssessedTask } from '../assessTask';
import { excerpt, quotedSentence } from '../excerpt';
import type { AnalysisAnswers } from '../types';
import { quoteLength } from '../quoteLength';
import { sentenceWith } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';

const doubtPattern =
  /\b(skeptic\w*|sceptic\w*|doubt\w*|proof|prove[ns]?|trust\w*|accura\w*|hallucinat\w*|reliab\w*|wrong answers?|convinced?)\b/iu;

export const proofName = 'Prove it on your own finished cases first';

/** For clients who wrote that they doubt the results: a test on their own finished cases. */
export function proofOnOwnCases(
  { additionalContext }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): StrategicDraft | undefined {
  const doubt = sentenceWith([doubtPattern], additionalContext);
  const [task] = [...tasks].sort((a, b) => b.savingsUsd - a.savingsUsd);
  if (!doubt || !task) return undefined;
  return {
    name: proofName,
    description:
      `You wrote: ${quotedSentence(doubt, quoteLength)} Take twenty finished cases of the task with the largest ` +
      `savings (${excerpt(task.input.taskName, 60)}), run them again with the software, and let those who doubt it compare both results ` +
      'without knowing which is which. Agree beforehand on what would convince them and what would end the project.',
    department: task.department,
    phase: 1,
    complexity: 'Low',
    assumptions:
      'No savings are claimed for a test. It shows whether the expected share of that task holds: note the minutes ' +
      'each case takes both ways, and the errors in each.',
  };
}
