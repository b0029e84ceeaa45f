/** Less than this have two addresses in common by accident. */
const leastLikeness = 0.5;

/**
 * The address that shares most of its words with one that leads nowhere; null where none shares half of them.
 * @param paths of which the earlier one is taken where two are as near
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

/** Sørensen and Dice's: the share of common words, from 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

/** Numbers and endings such as .html say nothing about what a page is about. */
const wordsIn = (path: string): Set<string> =>
  new Set(
    path
      .toLowerCase()
      .replace(/\.html?$/, '')
      .split(/[^\p{L}\p{N}%]+/u)
      .filter((word) => word !== '' && !/^\d+$/.test(word)),
  );
