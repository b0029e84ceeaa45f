import type { CollectionBeforeChangeHook } from 'payload';
import { formerSlugs } from '@/domain/blog/formerSlugs';
import { plainText } from '@/domain/blog/plainText';
import { readingMinutes } from '@/domain/blog/readingMinutes';
import { readBlocks } from '@/integrations/workers/texts';
import { isAside } from '@/domain/trash/asideName';
import type { Post } from '@/payload-types';
import { publicRowBefore } from '../publicRows';

/**
 * Counts the reading time, and remembers under which address readers knew the post before. The document that Payload
 * hands over as the original can be a draft; only the public row knows what readers have seen.
 */
export const keepBooks: CollectionBeforeChangeHook<Post> = async ({ context, data, originalDoc, req }) => {
  const body = data.body ?? originalDoc?.body;
  const before = originalDoc ? publicRowBefore(req, originalDoc.id) : null;
  const firstPublishedAt = before?.firstPublishedAt ?? null;
  // Of a post that was written elsewhere and is imported.
  const brought = Array.isArray(context.formerSlugs) ? context.formerSlugs.map(String) : [];
  const counted = {
    ...data,
    readingMinutes: readingMinutes(plainText(await readBlocks(body))),
    formerSlugs: formerSlugs(
      [...(before?.formerSlugs ?? []), ...brought],
      before && firstPublishedAt && !isAside(before.slug) ? before.slug : null,
      data.slug ?? originalDoc?.slug ?? '',
    ),
  };
  if (data._status !== 'published') return counted;
  return { ...counted, firstPublishedAt: firstPublishedAt ?? new Date().toISOString() };
};
