import { quotedSentence } from '../excerpt';
import { phrase } from '../phrase';
import type { AnalysisAnswers } from '../types';
import { quoteLength } from '../quoteLength';
import { sentenceWith, type Question } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';
import { unlessDenied } from './unlessDenied';

const systems = String.raw`(?:systems?|software|servers?|erps?|programs?|databases?|applications?|platforms?)`;

/** A system that doesn't export data. Founders and buildings have an age, too, and don't count. */
const systemPatterns: readonly Question[] = [
  // A missing interface is the problem.
  /\b(?:interfaces?|apis?)\b(?! (?:is|are) (?:\w+ )?(?:open|documented|public|modern|good|available|ready)\b)/i,
  /\bintegrat\w*(?! (?:\w+ )?(?:as a|into the|in the|the new) (?:team|company|firm|family|group)\b)(?![^.!?]{0,30}\b(?:merger|acquisition|new hires|newcomers)\b)/i,
  unlessDenied(/\b(?:erp|on[- ]prem\w*|as\/?400|migrat\w*|legacy)\b/i),
  unlessDenied(phrase`\b(?:outdated|old|aging) (?:\w+ )?${systems}\b`),
  unlessDenied(
    phrase`\b${systems}\b[^,.!?]{0,30}\b(?:years old|(?<!\bnot |n[’']t )outdated)\b|\byears?[- ]old (?:\w+ )?${systems}\b`,
  ),
];

export const systemAccessName = 'Get your data out of your current systems';

/** Builds the opportunity to settle access to a system that doesn't export data, before projects depend on it. */
export function systemAccess({ additionalContext }: AnalysisAnswers): StrategicDraft | undefined {
  const concern = sentenceWith(systemPatterns, additionalContext);
  if (!concern) return undefined;
  return {
    name: systemAccessName,
    description:
      `You told us: ${quotedSentence(concern, quoteLength)} A nightly export is enough for most first projects. ` +
      'Pay for an interface only after a project has worked without one.',
    department: 'Information Technology (IT)',
    phase: 1,
    complexity: 'Low',
    assumptions: 'TBD: get the price of each interface and compare it with what its tasks would save.',
  };
}
