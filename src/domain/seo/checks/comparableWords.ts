/** Normalizes text for comparing it as readers do: ignores case, spaces and character width. */
export const comparableWords = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
