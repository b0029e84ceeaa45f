import { LRUCache } from 'lru-cache';

/**
 * Computes a pure function once for each of its latest arguments, which are compared by content: several steps of an
 * analysis read the same texts.
 * @param most arguments; enough for a few analyses
 */
export function memoize<Argument, Result>(
  compute: (argument: Argument) => Result,
  most = 20,
): (argument: Argument) => Result {
  const results = new LRUCache<string, { result: Result }>({ max: most });
  return (argument) => {
    const key = typeof argument === 'string' ? argument : JSON.stringify(argument);
    const known = results.get(key);
    if (known) return known.result;
    const result = compute(argument);
    results.set(key, { result });
    return result;
  };
}

/** Sentences, parts, and clauses of a few analyses. */
export const mostSentences = 500;
