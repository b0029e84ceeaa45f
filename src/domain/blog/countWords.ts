/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
