import type { CollectionBeforeChangeHook } from 'payload';
import type { Category } from '@/payload-types';

/**
 * Clears a search title or description that repeats the category's name or description: the copy would go stale when
 * those change (0070).
 */
export const dropRedundantMetadata: CollectionBeforeChangeHook<Category> = ({ data, originalDoc }) => {
  const { name, description, metaTitle, metaDescription } = { ...originalDoc, ...data };
  return {
    ...data,
    ...(metaTitle?.trim() === name?.trim() && { metaTitle: null }),
    ...(metaDescription?.trim() === description?.trim() && { metaDescription: null }),
  };
};
