import { jobQuestion, unionQuestions } from '../constraints/peoplePatterns';
import { readConstraints } from '../constraints/readConstraints';
import { quotedSentence } from '../excerpt';
import { partsOf } from '../matching/partsOf';
import { phrase } from '../phrase';
import { quoteLength } from '../quoteLength';
import type { AnalysisAnswers } from '../types';
import { sentenceWith, type Question } from './sentenceWith';

const workers = String.raw`(?:staff|team|people|employees|workers|crew|drivers|colleagues|partners)`;
const news = String.raw`(?:ai|automat\w+|machines?|robots?|computers?|software|tools?|systems?|technology|change[sd]?|replac\w+|jobs?|new|future)`;

/** Other objections of employees; worries about customers or the weather don't count. */
const peoplePatterns: readonly Question[] = [
  /\b(?:morale|buy-in|change management)\b/i,
  phrase`\b${workers}\b(?!.*(?:\bnot|n[’']t|\bnever|\bno longer) (?:\w+ )?(?:afraid|scared|fear|worr|nervous|anxious|reluctant|resist)).*\b(?:afraid|scared|fears?|worr(?:y|ies|ied)|nervous|anxious)\b(?:.*\b${news}\b|[^\w]*$)`,
  phrase`\b${workers}\b(?!.*(?:\bnot|n[’']t|\bnever|\bno longer) (?:\w+ )?(?:reluctan|resist)).*\b(?:reluctan\w*|resist(?:s|ed|ing)?|resistance (?:to|against))\b`,
  /\b(?:reluctance|resist(?:s|ed|ing|ance)?) (?:to|against|from)? ?(?:\w+ )?(?:change|ai|staff|team|crew|people|employees|workers)\b/i,
];

const ofPeople: readonly Question[] = [jobQuestion, ...unionQuestions, ...peoplePatterns];

/**
 * Returns a quoted concern of the client's people: fear for jobs, else a union, wherever it was mentioned, else another
 * worry. A concern stated as a bottleneck is always answered.
 */
export function concernOfPeople(answers: AnalysisAnswers): string | undefined {
  const constraints = readConstraints(answers);
  const [named] = (['jobs', 'union'] as const).flatMap((wanted) =>
    constraints.filter(({ kind }) => kind === wanted).map(({ words }) => words),
  );
  const bottleneck = worryIn(answers.bottlenecks);
  const words = named ?? bottleneck ?? worryIn(answers.additionalContext);
  return bottleneck && bottleneck !== words ? `${words} ${bottleneck}` : words;
}

function worryIn(text: string): string | undefined {
  const sentence = sentenceWith(ofPeople, text);
  return sentence && quotedSentence(sentence, quoteLength);
}

/** The concern is about the work itself: "worries that the new system loses orders". */
const isAboutWork = /\b(?:because|since|when|that (?:the|our))\b/i;

/**
 * Removes text that is only about people's fears, objections or union: returns the text unchanged if there is none, and
 * empty if it is nothing else.
 */
export function besidesPeople(text: string): string {
  const sentences = partsOf(text);
  const others = sentences.filter(
    ({ sentence, parts }) =>
      isAboutWork.test(sentence) ||
      !parts.every((part) => ofPeople.some((question) => question.test(part, sentence))),
  );
  if (others.length === sentences.length) return text;
  return others.map(({ sentence }) => `${sentence}.`).join(' ');
}
