import type { CollectionBeforeChangeHook } from 'payload';
import type { Post } from '@/payload-types';
import { isAutosave } from '../isAutosave';

/**
 * A post holds the search words that aren't its title and description anyway (0070): forms and calls send those too, and a
 * copy would stay behind when the title changes. Not while somebody types: half of a title can be the words of search.
 */
export const keepOwnSearchWords: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, req }) => {
  if (isAutosave(req)) return data;
  const { title, description, metaTitle, metaDescription } = { ...originalDoc, ...data };
  return {
    ...data,
    ...(isCopy(metaTitle, title) && { metaTitle: null }),
    ...(isCopy(metaDescription, description) && { metaDescription: null }),
  };
};

const isCopy = (words: string | null | undefined, shown: string | null | undefined): boolean =>
  Boolean(words) && words?.trim() === shown?.trim();
