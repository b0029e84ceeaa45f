import type { CollectionBeforeChangeHook } from 'payload';
import { isSlugOfAnother } from '@/database/tables/posts';
import type { Post } from '@/payload-types';
import { claimName } from '../../claimName';
import { publishedRowBefore } from '../saveContext';
import { saveKindOf } from '../saveContext';
import { slugTaken } from '../slugTaken';

/**
 * Rejects publishing a draft whose slug another post has taken since. Checks before the write: a unique violation
 * would abort the whole transaction, but in a bulk update only this post should fail. Unpublishing never fails: it
 * falls back to the slug of the published row, because nobody needs the draft's any more.
 * @throws ValidationError
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
