/** The texts of a stored list; none where it holds something else. */
export const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
