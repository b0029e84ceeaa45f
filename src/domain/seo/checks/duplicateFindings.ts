import type { MetadataFinding } from './MetadataFinding';
import type { PageToCheck, SameWords } from './PageToCheck';

/** Number of pages that are named; the others are counted. */
const maxNamed = 3;

/**
 * Returns findings about other pages with the same title or description. Only indexed pages compete with each other.
 */
export function duplicateFindings(page: PageToCheck, { title, description }: SameWords): MetadataFinding[] {
  if (!page.isListed) return [];
  return [
    ...findingOf('title', 'title', page.path, title),
    ...findingOf('metaDescription', 'description', page.path, description),
  ];
}

function findingOf(
  field: string,
  word: string,
  ownPath: string,
  paths: ReadonlySet<string>,
): MetadataFinding[] {
  const count = paths.size - Number(paths.has(ownPath));
  if (count === 0) return [];
  const named = firstOthers(paths, ownPath);
  const more = count > named.length ? ` and ${count - named.length} more` : '';
  return [{ severity: 'warning', field, message: `The same ${word} as ${named.join(', ')}${more}.` }];
}

function firstOthers(paths: ReadonlySet<string>, ownPath: string): string[] {
  const others: string[] = [];
  for (const path of paths) {
    if (others.length === maxNamed) break;
    if (path !== ownPath) others.push(path);
  }
  return others;
}
