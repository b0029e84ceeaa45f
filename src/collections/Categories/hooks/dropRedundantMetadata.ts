import type { CollectionBeforeChangeHook } from 'payload';
import type { Category } from '@/payload-types';

/** A category's search words that repeat its name or description are none: they would stay behind when those change (0070). */
export const dropRedundantMetadata: CollectionBeforeChangeHook<Category> = ({ data, originalDoc }) => {
  const { name, description, metaTitle, metaDescription } = { ...originalDoc, ...data };
  return {
    ...data,
    ...(metaTitle?.trim() === name?.trim() && { metaTitle: null }),
    ...(metaDescription?.trim() === description?.trim() && { metaDescription: null }),
  };
};
