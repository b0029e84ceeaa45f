import type { CollectionBeforeChangeHook } from 'payload';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { isAutosave } from '../isAutosave';

/**
 * A post holds the search words that aren't its title and description anyway (0070): forms and calls send those too, and a
 * copy would stay behind when the title changes. So does whoever sends back what a call has answered, together with another
 * title. Its own address is none that it belongs to instead. Not while somebody types: half of a title can be the words of search.
 */
export const dropRedundantMetadata: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, req }) => {
  if (isAutosave(req)) return data;
  const post = { ...originalDoc, ...data };
  const canonical = post.canonicalUrl && pathOnSite(siteOrigin, post.canonicalUrl);
  return {
    ...data,
    ...(isRepeated('metaTitle', 'title') && { metaTitle: null }),
    ...(isRepeated('metaDescription', 'description') && { metaDescription: null }),
    canonicalUrl: canonical === `/blog/${post.slug}` ? null : canonical,
  };

  function isRepeated(words: 'metaTitle' | 'metaDescription', shown: 'title' | 'description'): boolean {
    const hadNone = !originalDoc?.[words]?.trim();
    return isCopy(post[words], post[shown]) || (hadNone && isCopy(post[words], originalDoc?.[shown]));
  }
};

const isCopy = (words: string | null | undefined, shown: string | null | undefined): boolean =>
  Boolean(words) && words?.trim() === shown?.trim();
