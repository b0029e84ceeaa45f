/** Where the default picture of link previews is, for pages that have none of their own. */
export const defaultShareImagePath = '/share/default.png';

/** Where the link preview's picture of a page is: `/story` → `/share/story.png`. */
export const shareImagePath = (pagePath: string): string =>
  `/share${pagePath === '/' ? '/home' : pagePath}.png`;
