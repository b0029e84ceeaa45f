/**
 * The addresses that lead to a post after its slug changed from `before` to `after`: the old one is added, and the
 * current one is never among them.
 */
export function formerSlugs(former: readonly string[], before: string | null, after: string): string[] {
  const all = new Set(former);
  if (before) all.add(before);
  all.delete(after);
  return [...all];
}
