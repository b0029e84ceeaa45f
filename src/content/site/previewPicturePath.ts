/** Where the default preview picture is, for pages that have none of their own. */
export const defaultPreviewPicturePath = '/share/default.png';

/** Where the preview picture of a page is: `/story` → `/share/story.png`. */
export const previewPicturePath = (pagePath: string): string =>
  `/share${pagePath === '/' ? '/home' : pagePath}.png`;
