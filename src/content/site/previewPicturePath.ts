/** Where the default preview picture is, for pages that have none of their own. */
export const defaultPreviewPicturePath = '/share/default.jpg';

/** Where the preview picture of a page is: `/story` → `/share/story.png`. */
export const previewPicturePath = (pagePath: string): string =>
  `/share${pagePath === '/' ? '/home' : pagePath}.png`;

/** Where the preview picture of a post is: its cover cut to size, or its title drawn. */
export const postPreviewPicturePath = (slug: string): string => `/share/blog/${slug}.jpg`;
