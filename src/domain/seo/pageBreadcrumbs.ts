import { pageKeyOfPath, pathOfPage, type PageKey } from './pageKeys';

/** The pages from the home page down to this one, by what their paths begin with. */
export function pageBreadcrumbs(key: PageKey): PageKey[] {
  const segments = pathOfPage(key).split('/').filter(Boolean);
  const above = segments.map((_, index) => pageKeyOfPath(`/${segments.slice(0, index + 1).join('/')}`));
  return ['landing', ...above.filter((page) => page !== null)];
}
