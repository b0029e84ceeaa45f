/** Removes comments from HTML. An unclosed one extends to the end. */
export const withoutComments = (html: string): string => html.replace(/<!--(?:-?>|[\s\S]*?(?:-->|$))/g, '');
