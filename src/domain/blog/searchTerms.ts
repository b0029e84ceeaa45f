import { searchWords } from './searchWords';

/** Longer questions are cut: nobody types them by hand, and each word costs the database a lookup. */
export const searchLimits = { questionMaxLength: 100, maxWords: 8, prefixMinLength: 3 } as const;

/**
 * What the search looks for when somebody types `question`, as terms for PostgreSQL's `to_tsquery`. The last word may
 * be half typed, so it also finds words that begin with it (`:*`); a shorter beginning would find everything.
 */
export function searchTerms(question: string): string[] {
  const words = searchWords(question.slice(0, searchLimits.questionMaxLength)).slice(
    0,
    searchLimits.maxWords,
  );
  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    return isLast && word.length >= searchLimits.prefixMinLength ? `${word}:*` : word;
  });
}
