import { quotedSentence } from '../excerpt';
import { quoteLength } from '../quoteLength';
import type { AnalysisAnswers } from '../types';
import { sentenceWith } from './sentenceWith';
import type { StrategicDraft } from './StrategicDraft';

export const captureKnowledgeName = 'Write down what only one person knows';

/** Somebody leaves, or keeps in the head what nobody wrote down. Work that somebody wants to leave behind doesn't count. */
const patterns: readonly RegExp[] = [
  /\bin (?:his|her|their|my|one person[’']s|somebody[’']s) heads?\b/iu,
  /\b(?:he|she|[A-Z]\p{L}+|nobody else|only \w+) (?:is )?(?:retir(?:es|ing)|leav(?:es|ing) us|quit(?:s|ting))\b/u,
  /\b(?:is|are) (?:retiring|leaving us|going in the (?:spring|summer|fall|winter)|about to retire)\b/iu,
  /\bonly (?!(?:our |the )?(?:customers?|clients?|patients?|tenants?|guests?|time|god)\b)(?:\w+ ){1,3}?knows (?:how\b|where (?:everything|things)\b|(?:the|our|all the) (?:\w+ )?(?:recipes?|formulas?|process|settings|setup|system|steps|tricks?)\b)/iu,
  /\b(?:recipes?|formulas?|process(?:es)?|procedures?|steps|settings|setup|tricks?)\b[^.!?]{0,40}\b(?:(?:is|are) known (?:only )?(?:by|to) (?:only )?(?:one|a single)|nobody (?:else )?(?:has )?(?:knows|wrote|written)|only one (?:person|of us|employee|man|woman) knows|lives? (?:only )?in\b[^.!?]{0,20}\bhead|(?:is|are)(?: not|n[’']t) written down|(?:was|were) never written down)/iu,
  /\bturns? 6\d\b|\bnone of (?:it|that|this) is written down\b|\bthe only one who knows\b|\bnobody else knows\b/iu,
];

/** Builds the opportunity to capture what a person knows who leaves, if the client says so. */
export function captureKnowledge({
  bottlenecks,
  additionalContext,
  goals,
}: Pick<AnalysisAnswers, 'bottlenecks' | 'additionalContext' | 'goals'>): StrategicDraft | undefined {
  const texts = [bottlenecks, additionalContext, goals];
  const sentence = texts.map((text) => sentenceWith(patterns, text)).find((found) => found !== undefined);
  if (!sentence) return undefined;
  return {
    name: captureKnowledgeName,
    description: `You told us: ${quotedSentence(sentence, quoteLength)} Record how this person handles the ten most common cases. Turn the recordings into short guides that the next person can search.`,
    department: 'Operations',
    phase: 1,
    complexity: 'Low',
    assumptions: 'TBD: list the cases that wait whenever this person is out, and what each costs you.',
  };
}
