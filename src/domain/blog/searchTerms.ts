import { searchWords } from './searchWords';

/** Longer questions are truncated: nobody types them by hand, and each word costs a database lookup. */
export const searchLimits = { questionMaxLength: 100, maxWords: 8, prefixMinLength: 3 } as const;

/**
 * Converts a search question to terms for PostgreSQL's `to_tsquery`. The last word may be incomplete, so it also
 * matches as a prefix (`:*`); a prefix below `prefixMinLength` would match nearly everything.
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
