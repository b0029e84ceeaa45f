import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { lockCategoryInUse } from '@/database/tables/categories';
import { findAltText, lockImagesForShare } from '@/database/tables/media';
import { isSlugOfAnother, findPublicPost } from '@/database/tables/posts';
import { coverProblem } from '@/domain/blog/coverProblem';
import { linkedPaths } from '@/domain/blog/linkedPaths';
import { picturePath } from '@/domain/blog/pictureName';
import { pictureIds } from '@/domain/markdown/pictureIds';
import { lockSaves } from '@/hooks/rejectStaleSave';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { claimName } from '../../trashHooks';
import { slugTakenError } from '../findFreeSlug';
import { isAutosave, publishedRowBefore, saveKindOf } from '../saveContext';

/**
 * Locks the post's category (FOR SHARE), so that it can't be trashed concurrently. If the category was trashed
 * before, a post that already had it follows where its posts were moved.
 * @throws ValidationError when the save sets a category that is trashed or doesn't exist
 */
const lockCategory: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const category = idOf(data.category);
  if (category === null || (await lockCategoryInUse(req, category))) return data;
  if (originalDoc && category === idOf(originalDoc.category)) {
    // The save doesn't change the category: it was trashed after the save began, or while the post was in the trash.
    return { ...data, category: await categorySince(req, originalDoc.id, category) };
  }
  const message = 'There is no such category any more.';
  throw new ValidationError({ errors: [{ message, path: 'category' }], req });
};

async function categorySince(req: PayloadRequest, id: number, gone: number): Promise<number | null> {
  const category = idOf((await findPublicPost(req, id))?.category);
  if (category === null || category === gone) return null;
  return (await lockCategoryInUse(req, category)) ? category : null;
}

const idOf = (category: Post['category'] | undefined): number | null =>
  (typeof category === 'object' ? category?.id : category) ?? null;

/**
 * Rejects publishing a draft whose slug another post has taken since. Checks before the write: a unique violation
 * would abort the whole transaction, but in a bulk update only this post should fail. Unpublishing never fails: it
 * falls back to the slug of the published row, because nobody needs the draft's any more.
 * @throws ValidationError
 */
const rejectTakenSlug: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const kind = saveKindOf(req);
  const row = originalDoc ? publishedRowBefore(req, originalDoc.id) : null;
  if (!kind || kind.isDraft || !row || data.slug === row.slug) return data;
  const { slug } = data;
  if (!slug) return kind.isUnpublish ? { ...data, slug: row.slug } : data;
  const isFree =
    !(await isSlugOfAnother(req, slug, row.id)) && (!kind.isBulk || claimName(req, slug, row.id));
  if (isFree) return data;
  if (kind.isUnpublish) return { ...data, slug: row.slug };
  throw slugTakenError(req);
};

/**
 * Locks the body's images (FOR SHARE), so that none can be trashed before the link index lists it. The order prevents
 * deadlocks. Images are locked before the post is written, because trashing an image writes to its posts afterwards.
 * The cover's save lock comes first, because `setCoverAltText` may update the cover, and saves of an image take that
 * lock before its row.
 */
const lockImages: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const { body, cover, coverAltText } = { ...originalDoc, ...data };
  const coverId = typeof cover === 'object' ? cover?.id : cover;
  if (coverId && coverAltText?.trim() && !isAutosave(req)) await lockSaves(req, 'media', coverId);
  const base = picturePath('');
  const paths = linkedPaths(await readBlocks(body), siteOrigin);
  const names = paths.flatMap((path) => (path.startsWith(base) ? path.slice(base.length) : []));
  await lockImagesForShare(req, { ids: pictureIds(body), names });
};

/**
 * Rejects publishing, for every API that does it, while the cover has no alt text and isn't decorative.
 * @throws ValidationError
 */
const rejectIncompletePublish: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const { cover, coverUrl, coverAltText, coverIsDecorative } = { ...originalDoc, ...data };
  const picture = cover ? await findAltText(req, typeof cover === 'object' ? cover.id : cover) : null;
  const message = coverProblem({
    hasCover: Boolean(cover ?? coverUrl),
    altText: coverAltText?.trim() || (picture?.altText ?? ''),
    isDecorative: Boolean(coverIsDecorative || picture?.isDecorative),
  });
  if (message) throw new ValidationError({ errors: [{ message, path: 'coverAltText' }], req });
  return data;
};

/** Stage 3: the slug is free, what the post refers to exists until the transaction ends, and it may be published. */
export const validate = {
  beforeChange: [rejectTakenSlug, lockCategory, lockImages, rejectIncompletePublish],
};
