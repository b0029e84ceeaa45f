import type { CollectionBeforeChangeHook } from 'payload';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { isAutosave } from '../isAutosave';

/**
 * Clears search titles and descriptions that repeat the post's own (0070): forms and API clients send those too, and
 * a copy would go stale when the title changes. This includes clients that send back what they read together with a
 * new title. Clears a canonical URL that is the post's own address. Skips autosaves: a half-typed title can equal the
 * search title by chance.
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
