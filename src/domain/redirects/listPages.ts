interface ListPage {
  /** The path of the list, which is that of its first page. */
  list: string;
  page: number;
}

const lists = '/blog/(?:category|tag)/[^/?#]+';
const laterPage = new RegExp(`^(${lists})/page/([1-9]\\d{0,5})$`);
const firstPage = new RegExp(`^${lists}$`);

/** Parses the path of a later page of a category's or tag's list; null for every other path. */
export function readListPage(path: string): ListPage | null {
  const [, list, page] = laterPage.exec(path) ?? [];
  return list && page ? { list, page: Number(page) } : null;
}

/**
 * Returns the redirect target of a later page after its list has moved: the same page of the new list, or the target
 * itself if that is not a list.
 */
export const movedListPage = (to: string, page: number): string =>
  firstPage.test(to) ? `${to}/page/${page}` : to;
