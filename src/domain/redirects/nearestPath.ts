/** Two paths below this similarity match by chance. */
const leastLikeness = 0.5;

/**
 * Returns the path most similar to one that isn't found, or null if none is similar enough.
 * @param paths on a tie, the earlier one wins
 */
export function nearestPath(path: string, paths: readonly string[]): string | null {
  const asked = wordsIn(path);
  let nearest: string | null = null;
  let best = leastLikeness;
  for (const candidate of paths) {
    const likeness = likenessOf(asked, wordsIn(candidate));
    if (likeness > best || (nearest === null && likeness === best)) [nearest, best] = [candidate, likeness];
  }
  return nearest;
}

/** The Sørensen–Dice coefficient: the share of common words, from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

/** Numbers and extensions such as .html say nothing about a page's topic. */
const wordsIn = (path: string): Set<string> =>
  new Set(
    path
      .toLowerCase()
      .replace(/\.html?$/, '')
      .split(/[^\p{L}\p{N}%]+/u)
      .filter((word) => word !== '' && !/^\d+$/.test(word)),
  );
