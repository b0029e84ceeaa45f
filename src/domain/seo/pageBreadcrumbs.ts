import { pageKeyOfPath, pathOfPage, type PageKey } from './pageKeys';

/** Returns the pages from the home page down to this one: those whose paths are prefixes of its path. */
export function pageBreadcrumbs(key: PageKey): PageKey[] {
  const segments = pathOfPage(key).split('/').filter(Boolean);
  const above = segments.map((_, index) => pageKeyOfPath(`/${segments.slice(0, index + 1).join('/')}`));
  return ['landing', ...above.filter((page) => page !== null)];
}
