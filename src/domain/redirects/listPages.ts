interface ListPage {
  /** The list's own address, which is that of its first page. */
  list: string;
  page: number;
}

const lists = '/blog/(?:category|tag)/[^/?#]+';
const laterPage = new RegExp(`^(${lists})/page/([1-9]\\d{0,5})$`);
const firstPage = new RegExp(`^${lists}$`);

/** A later page of a list of the blog's; null for every other path. */
export function readListPage(path: string): ListPage | null {
  const [, list, page] = laterPage.exec(path) ?? [];
  return list && page ? { list, page: Number(page) } : null;
}

/** Where a later page is when its list has moved: the same page there, or whatever is there instead of a list. */
export const movedListPage = (to: string, page: number): string =>
  firstPage.test(to) ? `${to}/page/${page}` : to;
