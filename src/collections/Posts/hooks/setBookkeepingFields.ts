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
 * Counts the reading time, and remembers under which address readers knew the post before. The document that Payload
 * hands over as the original can be a draft; only the public row knows what readers have seen.
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
  const brought = await broughtSlugs(req, context.formerSlugs, originalDoc?.id);
  const now = data._status === 'published' ? new Date().toISOString() : null;
  return {
    ...data,
    readingMinutes: readingMinutes(plainText(await readBlocks(body))),
    formerSlugs: formerSlugs(
      // The draft may have brought some that the public row doesn't know.
      [...(before?.formerSlugs ?? []), ...(originalDoc?.formerSlugs ?? []), ...brought],
      before && firstPublishedAt && !isAside(before.slug) ? before.slug : null,
      data.slug ?? originalDoc?.slug ?? '',
    ),
    // A version that is brought back comes without it.
    firstPublishedAt: firstPublishedAt ?? now,
  };
};

/** Of a post that was written elsewhere and is imported. What leads to another post of this site goes on doing so. */
async function broughtSlugs(req: PayloadRequest, slugs: unknown, id: number | undefined): Promise<string[]> {
  const brought = Array.isArray(slugs) ? slugs.map(String) : [];
  const taken = await findSlugsOfOthers(req, brought, id);
  return brought.filter((slug) => !taken.has(slug));
}
