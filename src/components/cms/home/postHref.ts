/** Where a post is edited. */
export const postHref = (id: number): string => `/cms/collections/posts/${id}`;
