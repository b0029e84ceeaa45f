/** What readers take for the same: whatever the case, the spaces and the width of letters. */
export const comparableWords = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
