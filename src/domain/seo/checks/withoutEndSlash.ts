/** A path as the site compares it: a slash at the end makes no other page. */
export const withoutEndSlash = (path: string): string => path.replace(/\/+$/, '') || '/';
