import { plainLine } from '../excerpt';
import { bottleneckThemes, type BottleneckTheme } from './bottleneckThemes';

/** Quotes are long enough to be recognized and short enough to read. */
export const quoteLength = 110;

/** A theme found in the client's text, with the words to quote: plain text in one line, not yet shortened. */
export interface ThemeMatch {
  theme: BottleneckTheme;
  words: string;
}

interface ClauseMatch {
  theme: BottleneckTheme;
  clause: string;
  sentence: string;
}

/** The themes in a client's text, in the order in which they come up; one for each clause, each theme once. */
export function matchThemes(text: string): ThemeMatch[] {
  const matches = new Map<string, ClauseMatch>();
  for (const { clause, sentence } of clausesOf(text)) {
    const theme = bottleneckThemes.find(({ id, pattern }) => !matches.has(id) && pattern.test(clause));
    if (theme) matches.set(theme.id, { theme, clause, sentence });
  }
  const all = [...matches.values()];
  return all.map((match) => ({ theme: match.theme, words: wordsToQuote(match, all) }));
}

/** The whole sentence where it is short and holds no other theme, otherwise the clause. */
function wordsToQuote({ clause, sentence }: ClauseMatch, all: readonly ClauseMatch[]): string {
  const shared = all.filter((other) => other.sentence === sentence).length > 1;
  return shared || sentence.length > quoteLength ? clause : sentence;
}

function clausesOf(text: string): { clause: string; sentence: string }[] {
  return text
    .split(/[.!?](?=\s|$)|[\n\r•;]+/u)
    .map(plainLine)
    .flatMap((sentence) =>
      sentence
        .split(/,\s|\s[–—-]\s|:\s/u)
        .map((clause) => ({ clause: withoutConjunction(clause), sentence })),
    )
    .filter(({ clause }) => clause !== '');
}

function withoutConjunction(clause: string): string {
  return clause.replace(/^(and|but|or|also|then|plus|so)\s+/iu, '').trim();
}
