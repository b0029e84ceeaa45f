/**
 * Returns the address of a post's editor: the portal by slug, or the admin panel for a draft without a slug, which the
 * portal's editor can't address.
 */
export const editPostHref = ({ id, slug }: { id: number; slug: string }): string =>
  slug ? `/admin/blog?edit=${encodeURIComponent(slug)}` : `/cms/collections/posts/${id}`;
