/** Returns the initial for an avatar without a picture. Iterates code points, so that surrogate pairs stay whole. */
export function initialOf(name: string): string {
  const [first = 'U'] = name.trim();
  return first.toUpperCase();
}
