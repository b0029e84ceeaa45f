/** Reduces a text to one line, for a single-line field. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
