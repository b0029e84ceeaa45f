import { LRUCache } from 'lru-cache';

/**
 * Computes a pure function once for each of its latest arguments, which are compared by content: several steps of an
 * analysis read the same texts.
 * @param most arguments; enough for a few analyses
 */
export function lately<Argument, Result extends object | string | boolean>(
  compute: (argument: Argument) => Result,
  most = 20,
): (argument: Argument) => Result {
  const results = new LRUCache<string, Result>({ max: most });
  return (argument) => {
    const key = JSON.stringify(argument);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(argument);
    results.set(key, result);
    return result;
  };
}
