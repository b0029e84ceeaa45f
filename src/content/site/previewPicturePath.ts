/** Path of the default preview image, for pages without their own. */
export const defaultPreviewPicturePath = '/share/default.jpg';

/** Returns the path of a page's preview image: `/story` → `/share/story.png`. */
export const previewPicturePath = (pagePath: string): string =>
  `/share${pagePath === '/' ? '/home' : pagePath}.png`;

/** Returns the path of a post's preview image: its cover cropped, or a generated image with its title. */
export const postPreviewPicturePath = (slug: string): string => `/share/blog/${slug}.jpg`;
