/** Returns the address of a post's edit view. */
export const postHref = (id: number): string => `/cms/collections/posts/${id}`;
