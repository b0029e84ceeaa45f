/** Returns the strings of a stored JSON list, or an empty list if the column holds something else. */
export const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
