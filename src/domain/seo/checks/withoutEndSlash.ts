/** Removes trailing slashes for comparing paths, since they don't distinguish pages. */
export const withoutEndSlash = (path: string): string => path.replace(/\/+$/, '') || '/';
