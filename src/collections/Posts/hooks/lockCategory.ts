import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { lockCategoryInUse } from '@/database/tables/categories';
import { findPublicPost } from '@/database/tables/posts';
import type { Post } from '@/payload-types';

/**
 * A post enters no category that is in the trash, not even one that goes there at the same moment: whoever comes second waits
 * for the first. One that stands in a category which goes meanwhile follows where its posts were moved.
 */
export const lockCategory: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const category = idOf(data.category);
  if (category === null || (await lockCategoryInUse(req, category))) return data;
  if (originalDoc && category === idOf(originalDoc.category)) {
    // Nobody chose it just now: it has gone since this save began, or while the post was in the trash.
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
