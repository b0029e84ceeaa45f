/** HTML without what its author wrote for authors. A comment that nothing ends goes to the end. */
export const withoutComments = (html: string): string => html.replace(/<!--(?:-?>|[\s\S]*?(?:-->|$))/g, '');
