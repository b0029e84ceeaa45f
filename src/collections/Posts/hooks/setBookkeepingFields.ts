import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { findSlugsOfOthers } from '@/database/tables/posts';
import { formerSlugs } from '@/domain/blog/formerSlugs';
import { plainText } from '@/domain/blog/plainText';
import { readingMinutes } from '@/domain/blog/readingMinutes';
import { readBlocks } from '@/integrations/workers/texts';
import { isAside } from '@/domain/trash/asideName';
import type { Post } from '@/payload-types';
import { publishedRowBefore } from '../saveContext';

/**
 * Computes the reading time, and adds the previous published slug to `formerSlugs`. Compares with the published row,
 * because `originalDoc` can be a draft that no reader has seen.
 */
export const setBookkeepingFields: CollectionBeforeChangeHook<Post> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const body = data.body ?? originalDoc?.body;
  const before = originalDoc ? publishedRowBefore(req, originalDoc.id) : null;
  const firstPublishedAt = before?.firstPublishedAt ?? null;
  const imported = await importedSlugs(req, context.formerSlugs, originalDoc?.id);
  const now = data._status === 'published' ? new Date().toISOString() : null;
  return {
    ...data,
    readingMinutes: readingMinutes(plainText(await readBlocks(body))),
    formerSlugs: formerSlugs(
      // A draft may have imported some that the published row lacks.
      [...(before?.formerSlugs ?? []), ...(originalDoc?.formerSlugs ?? []), ...imported],
      before && firstPublishedAt && !isAside(before.slug) ? before.slug : null,
      data.slug ?? originalDoc?.slug ?? '',
    ),
    // A restored version lacks it.
    firstPublishedAt: firstPublishedAt ?? now,
  };
};

/** Former slugs of an imported post, without those that lead to another post of this site. */
async function importedSlugs(req: PayloadRequest, slugs: unknown, id: number | undefined): Promise<string[]> {
  const imported = Array.isArray(slugs) ? slugs.map(String) : [];
  const taken = await findSlugsOfOthers(req, imported, id);
  return imported.filter((slug) => !taken.has(slug));
}
