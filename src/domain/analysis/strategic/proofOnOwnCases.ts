import type { AssessedTask } from '../assessTask';
import { excerpt, quotedSentence } from '../excerpt';
import { isWorthwhile } from '../investment/investmentReturn';
import { phrase } from '../phrase';
import type { AnalysisAnswers } from '../types';
import { quoteLength } from '../quoteLength';
import { sentenceWith, type Question } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';
import { unlessDenied } from './unlessDenied';

const output = String.raw`(?:ai|chatgpt|outputs?|results?|answers?|software|machines?|computers?|algorithms?|technology)`;
const distrusts = String.raw`(?:do not|don[’']t|does not|doesn[’']t|can[’']t|cannot|can not|won[’']t|never|not|nobody|no one|hard to|(?:will|can|do|would|should) (?:we|i|they))`;

/** Doubts about results. Trust in the client, and proof of delivery, don't count. */
const doubtPatterns: readonly Question[] = [
  unlessDenied(/\b(?:skeptic\w*|sceptic\w*|hallucinat\w*|wrong answers?|(?:dis|mis)trust\w*|unproven)\b/i),
  unlessDenied(/(?<!\b(?:no|beyond|without|without an?|without any) )\bdoubt(?:s|ful|ed|ing)?\b/i),
  phrase`\b${distrusts} (?:\w+ )?trusts?\b(?! (?:our|the) (?:suppliers?|vendors?|competitors?|banks?)\b)`,
  phrase`\btrust (?:in )?(?:the |its |an? )?${output}\b`,
  phrase`\b(?:ai|chatgpt|software|outputs?|answers?)\b[^.!?]{0,30}(?:\b(?:not|how|whether|if)[^.!?]{0,12}|n[’']t[^.!?]{0,12}|\b(?:in|un))(?:accura\w*|reliab\w*)`,
  phrase`\b(?:accura\w*|reliab\w*) (?:is |are |of )?(?:the |its |an? )?(?:ai|chatgpt|software|outputs?|answers?)\b`,
  /\bhow (?:accurate|reliable)\b|\b(?:worr\w+|concern\w*|afraid|nervous) (?:about|of|over) (?:the |its )?(?:accuracy|reliability)\b/i,
  /\b(?:wants?|needs?|see|seen|show|asks?|asked|demands?)\b[^.!?]{0,20}\bproof\b(?! of (?:delivery|insurance|purchase|income|address|payment|identity)\b)/i,
  /\b(?:prove (?:it|itself|that|to)|not proven)\b/i,
  /(?:\b(?:not|never|nobody is|be)|n[’']t) (?:\w+ )?convinced\b|\bconvince (?:us|me|them|everybody|people|the)\b/i,
];

export const proofName = 'Prove it on your own finished cases first';

/** Builds a test on the client's own finished cases, if the client doubts the results and a task is worthwhile. */
export function proofOnOwnCases(
  { additionalContext }: AnalysisAnswers,
  tasks: readonly AssessedTask[],
): StrategicDraft | undefined {
  const doubt = sentenceWith(doubtPatterns, additionalContext);
  const [task] = tasks
    .filter(({ returns, ruledOut }) => isWorthwhile(returns) && !ruledOut)
    .toSorted((a, b) => b.savingsUsd - a.savingsUsd);
  if (!doubt || !task) return undefined;
  return {
    name: proofName,
    description:
      `You told us: ${quotedSentence(doubt, quoteLength)} Run 20 finished cases of your largest saving ` +
      `(${excerpt(task.input.taskName, 60)}) through the software. Let the skeptics compare both results without knowing which is which.`,
    department: task.department,
    phase: 1,
    complexity: 'Low',
    assumptions: 'TBD: note the minutes and errors of each case both ways. A test saves nothing by itself.',
  };
}
