import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { lockCategoryInUse } from '@/database/tables/categories';
import { findPublicPost } from '@/database/tables/posts';
import type { Post } from '@/payload-types';

/**
 * Locks the post's category (FOR SHARE), so that it can't be trashed concurrently. If the category was trashed
 * before, a post that already had it follows where its posts were moved.
 * @throws ValidationError when the save sets a category that is trashed or doesn't exist
 */
export const lockCategory: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
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
