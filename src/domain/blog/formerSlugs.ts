/**
 * Returns the former slugs that redirect to a post after its slug changed from `before` to `after`: includes the old
 * slug and never the current one.
 */
export function formerSlugs(former: readonly string[], before: string | null, after: string): string[] {
  const all = new Set(former);
  if (before) all.add(before);
  all.delete(after);
  return [...all];
}
