/** As a field of one line holds a text. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
