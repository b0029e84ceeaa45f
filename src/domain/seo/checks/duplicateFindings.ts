import type { Finding } from './Finding';
import type { PageToCheck } from './PageToCheck';

const comparable = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Pages with the same title or description. Only pages that are listed can get into each other's way. */
export function duplicateFindings(page: PageToCheck, pages: readonly PageToCheck[]): Finding[] {
  if (!page.isListed) return [];
  const others = pages.filter(({ path, isListed }) => isListed && path !== page.path);
  return [
    ...findingOf('title', 'title', sharing(page, others, 'title')),
    ...findingOf('metaDescription', 'description', sharing(page, others, 'description')),
  ];
}

function sharing(page: PageToCheck, others: readonly PageToCheck[], part: 'title' | 'description'): string[] {
  const wanted = comparable(page.head[part]);
  if (!wanted) return [];
  return others.filter(({ head }) => comparable(head[part]) === wanted).map(({ path }) => path);
}

function findingOf(field: string, word: string, paths: string[]): Finding[] {
  if (paths.length === 0) return [];
  return [{ severity: 'warning', field, message: `The same ${word} as ${paths.join(', ')}.` }];
}
