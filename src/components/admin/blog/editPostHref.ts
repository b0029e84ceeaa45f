/** Where a post is edited: by its slug in the portal, whose editor asks for one; a draft that has none yet, in the panel. */
export const editPostHref = ({ id, slug }: { id: number; slug: string }): string =>
  slug ? `/admin/blog?edit=${encodeURIComponent(slug)}` : `/cms/collections/posts/${id}`;
