import { kindsOf, type ConstraintKind } from '@/domain/analysis/constraints/constraintKinds';
import { systemsNamed } from '@/domain/analysis/catalogue/namedSystems';
import { endedAttempt } from '@/domain/analysis/constraints/endedAttempt';
import { readConstraints, type Constraint } from '@/domain/analysis/constraints/readConstraints';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import { plainLine } from '@/domain/analysis/excerpt';
import { isQuestion } from '@/domain/analysis/matching/isQuestion';
import { partsOf } from '@/domain/analysis/matching/partsOf';
import { isNonAnswer } from '@/domain/analysis/matching/isNonAnswer';
import { distinctiveWords } from '@/domain/analysis/matching/sharedWords';
import { sentenceEnds } from '@/domain/analysis/sentenceEnds';

/** What an analysis says and quotes. */
export interface ToldAnalysis {
  goals: string;
  bottlenecks: string;
  additional_info: string;
  constraints: readonly Constraint[];
  project_guides: readonly Pick<ProjectGuide, 'measure' | 'because'>[];
  opportunities: readonly { name: string; taskName?: string | undefined; description: string }[];
  left_alone: readonly { description: string }[];
  removed: readonly { description: string }[];
}

/** Quotes may be cut before and after this many words. */
const comparedWords = 6;

/** Such a rule is understood only with the sentence before it. */
const pointsBack =
  /\b(?:on|with|to|until|before|after) (?:it|them|that|this)\b|^(?:so|then|that|this|it|they|she|he)\b/iu;

/** More would be a list that nobody reads. */
const mostConditions = 5;

const asks = /\?|\btell (?:me|us)\b/iu;

/** Words of which every rule, condition, or objection has one; a fact about the firm has none. */
const hasConditionWord =
  /\b(?:no|not|never|nobody|nothing|none|only|must|ha(?:s|ve) to|needs? to|may|always|unless|until|till|without|before|first|each|every|any\w*|cannot|\w+n[’']t|dont|doesnt|wont|cant|isnt|rules?|laws?|contracts?|agreements?|sign\w*|approv\w*|allow\w*|against|over \$?\d\w*)\b/iu;

/**
 * Returns the sentences of the client's concerns that no project, rule or figure takes into account: whoever buys has to
 * check them. Questions and praise are no conditions.
 */
export function openConditions(analysis: ToldAnalysis): string[] {
  const sentences = analysis.additional_info.split(/[\n\r•]+/u).flatMap((line) => line.split(sentenceEnds));
  const all = sentences.map(plainLine);
  return sentencesNotUsed(analysis, [analysis.additional_info], { isRule: true })
    .filter(
      (sentence) =>
        hasConditionWord.test(sentence) &&
        !asks.test(sentence) &&
        !isQuestion(sentence) &&
        partsOf(sentence).length > 0,
    )
    .slice(0, mostConditions)
    .map((sentence) => {
      const former = all[all.indexOf(sentence) - 1];
      return former && pointsBack.test(sentence)
        ? `${former.replace(/[.!?]?$/u, '.')} ${sentence}`
        : sentence;
    });
}

/**
 * Returns the other sentences of the client that nothing in the report quotes, in the order of the questions. Whoever
 * reads them sees what the advice doesn't take into account.
 */
export function unusedSentences(analysis: ToldAnalysis): string[] {
  const conditions = openConditions(analysis);
  const { goals, bottlenecks, additional_info: context } = analysis;
  return sentencesNotUsed(analysis, [goals, bottlenecks, context]).filter(
    (sentence) => !conditions.some((condition) => condition.endsWith(sentence)),
  );
}

/** @param isRule a rule is used only where all of it is quoted, and no project's name answers it */
function sentencesNotUsed(
  analysis: ToldAnalysis,
  texts: readonly string[],
  { isRule = false } = {},
): string[] {
  const { constraints, project_guides: guides } = analysis;
  const told = [...analysis.opportunities, ...analysis.left_alone, ...analysis.removed];
  const quotes = [
    ...told.map(({ description }) => description),
    ...constraints.map(({ words }) => words),
    ...guides.flatMap(({ measure, because }) => [measure, because?.words ?? '']),
  ].flatMap((text) => text.match(/“[^”]+”/gu)?.map(wordsOf) ?? []);
  const named = analysis.opportunities.map(({ name, taskName }) =>
    distinctiveWords(`${name} ${taskName ?? ''}`),
  );
  const heard = new Set(kindsOf(constraints));
  const unused = texts
    .filter((text) => !isNonAnswer(text))
    .flatMap((text) => text.split(/[\n\r•]+/u))
    .flatMap((line) => {
      const sentences = line.split(sentenceEnds).map(plainLine);
      const isShown = sentences.map((sentence) =>
        quotes.some((quote) =>
          isRule
            ? containsWords(quote, wordsOf(sentence).slice(0, -mostCut))
            : isQuoted(wordsOf(sentence), quote),
        ),
      );
      return sentences.filter((sentence, index) => {
        const goesOn =
          (goesOnAbout.test(sentences[index + 1] ?? '') && isShown[index + 1]) ||
          (addsToFormer.test(sentence) && isShown[index - 1]);
        return (
          wordsOf(sentence).length > 1 &&
          !isShown[index] &&
          !goesOn &&
          !statesKnownConstraint(sentence, heard) &&
          !namesUsedSystem(sentence, told) &&
          (isRule || endedAttempt.test(sentence) || !isAnswered(sentence, named))
        );
      });
    });
  return [...new Map(unused.map((sentence) => [wordsOf(sentence).join(' '), sentence])).values()];
}

/** Words at the end of a rule that its quotation may leave out. */
const mostCut = 3;

const containsWords = (quote: readonly string[], words: readonly string[]): boolean =>
  ` ${quote.join(' ')} `.includes(` ${words.join(' ')} `);

/** Such a sentence is understood only with the one before it. */
const goesOnAbout = /^(?:she|he|they|it|this|that|none of (?:it|this|that|them))\b/iu;

/** "QuickBooks too." */
const addsToFormer = /^(?:\S+ ){1,3}(?:too|also|as well)$/iu;

/** A short sentence that says which system is used: the rows say so. */
const namesUsedSystem = (sentence: string, told: readonly { description: string }[]): boolean => {
  const systems = systemsNamed({ additionalContext: sentence });
  return (
    systems.length > 0 &&
    wordsOf(sentence).length <= 6 &&
    systems.every(({ name }) => told.some(({ description }) => description.includes(`in ${name}`)))
  );
};

/** Words that a complaint and a project's name have in common, so that the project answers it. */
const enoughInCommon = 2;
const isAnswered = (sentence: string, named: readonly ReadonlySet<string>[]): boolean => {
  const words = [...distinctiveWords(sentence)];
  return named.some((name) => words.filter((stem) => name.has(stem)).length >= enoughInCommon);
};

/** One sentence of a kind may stand for all that say the same. */
const statesKnownConstraint = (sentence: string, heard: ReadonlySet<ConstraintKind>): boolean =>
  kindsOf(readConstraints({ goals: '', bottlenecks: '', additionalContext: sentence })).some((kind) =>
    heard.has(kind),
  );

/** Whether a quotation begins in the sentence, or the sentence in the quotation: either may be cut. */
function isQuoted(sentence: readonly string[], quote: readonly string[]): boolean {
  if (quote.length < 2) return false;
  const [said, shown] = [sentence, quote].map((words) => ` ${words.join(' ')} `);
  const [ofSaid, ofShown] = [sentence, quote].map((words) => ` ${words.slice(0, comparedWords).join(' ')} `);
  return (said?.includes(ofShown ?? '') ?? false) || (shown?.includes(ofSaid ?? '') ?? false);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%$]+/gu) ?? [];
