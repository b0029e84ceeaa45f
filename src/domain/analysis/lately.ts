import { LRUCache } from 'lru-cache';

/** Enough for a few analyses: several steps of one read the same texts. */
const most = 20;

/** Computes a pure function once for each of its latest arguments, which are compared by content. */
export function lately<Argument, Result extends object | string>(
  compute: (argument: Argument) => Result,
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
