import { plainLine } from '@/domain/analysis/excerpt';
import { isNonAnswer } from '@/domain/analysis/matching/isNonAnswer';
import { sentenceEnds } from '@/domain/analysis/sentenceEnds';
import type { SharedAnalysis } from '@/schemas/analysis';

type ToldAnalysis = Pick<
  SharedAnalysis,
  'goals' | 'bottlenecks' | 'additional_info' | 'constraints' | 'project_guides'
> &
  Record<'opportunities' | 'left_alone' | 'removed', readonly { description: string }[]>;

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
  return [goals, bottlenecks, context]
    .filter((text) => !isNonAnswer(text))
    .flatMap((text) => text.split(/[\n\r•]+/u))
    .flatMap((line) => line.split(sentenceEnds))
    .map(plainLine)
    .filter((sentence) => {
      const words = wordsOf(sentence);
      return words.length > 1 && !quotes.some((quote) => isQuoted(words, quote));
    });
}

/** Whether a quotation begins in the sentence, or the sentence in the quotation: either may be cut. */
function isQuoted(sentence: readonly string[], quote: readonly string[]): boolean {
  if (quote.length < 2) return false;
  const [said, shown] = [sentence, quote].map((words) => ` ${words.join(' ')} `);
  const [ofSaid, ofShown] = [sentence, quote].map((words) => ` ${words.slice(0, comparedWords).join(' ')} `);
  return (said?.includes(ofShown ?? '') ?? false) || (shown?.includes(ofSaid ?? '') ?? false);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%$]+/gu) ?? [];
