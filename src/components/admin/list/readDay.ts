/**
 * Returns a complete date with a four-digit year, or an empty string; null while it is incomplete, because a year
 * passes through 2, 20 and 202.
 */
export const readDay = (text: string): string | null =>
  text === '' || /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? text : null;
