import type { CollectionBeforeChangeHook } from 'payload';
import { isSlugOfAnother } from '@/database/tables/posts';
import type { Post } from '@/payload-types';
import { claimName } from '../../claimName';
import { publishedRowBefore } from '../saveContext';
import { saveKindOf } from '../saveContext';
import { slugTaken } from '../slugTaken';

/**
 * A draft may have got an address that is another post's by the time it is to be seen. Asked before anything is written: once
 * the database refuses, nothing else of the same call can be saved, and of many posts only this one is to stay as it is. One
 * that is taken back keeps the address that readers knew: nobody needs the other one by now.
 */
export const rejectTakenSlug: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const kind = saveKindOf(req);
  const row = originalDoc ? publishedRowBefore(req, originalDoc.id) : null;
  if (!kind || kind.isDraft || !row || data.slug === row.slug) return data;
  const { slug } = data;
  if (!slug) return kind.isUnpublish ? { ...data, slug: row.slug } : data;
  const isFree =
    !(await isSlugOfAnother(req, slug, row.id)) && (!kind.isBulk || claimName(req, slug, row.id));
  if (isFree) return data;
  if (kind.isUnpublish) return { ...data, slug: row.slug };
  throw slugTaken(req);
};
