/** The letter that stands in for a missing picture. Code points, so that no letter outside the BMP is cut in half. */
export function initialOf(name: string): string {
  const [first = 'U'] = name.trim();
  return first.toUpperCase();
}
