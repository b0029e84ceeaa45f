import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { holdCategoryInUse } from '@/database/tables/categories';
import type { Post } from '@/payload-types';

/**
 * A post enters no category that is in the trash, not even one that goes there at the same moment: whoever comes second waits
 * for the first.
 */
export const holdCategory: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const category = idOf(data.category);
  if (category === null || category === idOf(originalDoc?.category)) return data;
  if (await holdCategoryInUse(req, category)) return data;
  const message = 'There is no such category any more.';
  throw new ValidationError({ errors: [{ message, path: 'category' }], req });
};

const idOf = (category: Post['category']): number | null =>
  (typeof category === 'object' ? category?.id : category) ?? null;
