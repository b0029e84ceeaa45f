import { pageKeys } from '@/domain/seo/pageKeys';
import { cacheTags, seoPageTag } from '@/queries/cacheTags';
import { expirePages } from './refreshPages';

let isDone = false;

/**
 * Makes every page stale once in the life of a process. Pages come from a build without a database, or were kept by an
 * earlier process whose knowledge of stale tags ended with it. Call it where the database is known to answer.
 */
export function expireBuiltPages(): void {
  if (isDone) return;
  isDone = true;
  for (const tag of [...Object.values(cacheTags), ...pageKeys.map(seoPageTag)]) expirePages(tag);
}
