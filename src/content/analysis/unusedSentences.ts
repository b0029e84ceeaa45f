import { kindsOf, type ConstraintKind } from '@/domain/analysis/constraints/constraintKinds';
import { systemsNamed } from '@/domain/analysis/catalogue/namedSystems';
import { readConstraints } from '@/domain/analysis/constraints/readConstraints';
import { plainLine } from '@/domain/analysis/excerpt';
import { isNonAnswer } from '@/domain/analysis/matching/isNonAnswer';
import { distinctiveWords } from '@/domain/analysis/matching/sharedWords';
import { sentenceEnds } from '@/domain/analysis/sentenceEnds';
import type { SharedAnalysis } from '@/schemas/analysis';

type ToldAnalysis = Pick<
  SharedAnalysis,
  'goals' | 'bottlenecks' | 'additional_info' | 'constraints' | 'project_guides'
> &
  Record<'left_alone' | 'removed', readonly { description: string }[]> & {
    opportunities: readonly { name: string; taskName?: string | undefined; description: string }[];
  };

/** Quotes may be cut before and after this many words. */
const comparedWords = 6;

/**
 * Returns the sentences of the client that nothing in the report quotes, in the order of the questions. Whoever reads
 * them sees what the advice doesn't take into account.
 */
export function unusedSentences(analysis: ToldAnalysis): string[] {
  const { goals, bottlenecks, additional_info: context, constraints, project_guides: guides } = analysis;
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
  const unused = [goals, bottlenecks, context]
    .filter((text) => !isNonAnswer(text))
    .flatMap((text) => text.split(/[\n\r•]+/u))
    .flatMap((line) => {
      const sentences = line.split(sentenceEnds).map(plainLine);
      const isShown = sentences.map((sentence) => quotes.some((quote) => isQuoted(wordsOf(sentence), quote)));
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
          !isAnswered(sentence, named)
        );
      });
    });
  return [...new Map(unused.map((sentence) => [wordsOf(sentence).join(' '), sentence])).values()];
}

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
