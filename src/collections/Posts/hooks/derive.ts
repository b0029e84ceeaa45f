import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { findPublicText, followDraftSlug } from '@/database/tables/posts';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import { isUniqueViolation } from '@/errors/databaseErrors';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { bodyFingerprint } from '@/services/blog/bodyFingerprint';
import { indexLinks } from '@/services/blog/indexLinks';
import { indexPublicPost } from '@/services/blog/indexPublicPost';
import { slugTakenError } from '../findFreeSlug';
import { publishedRowAfter, publishedRowBefore, isAutosave } from '../saveContext';
import { renewRevision } from './rejectStaleRevision';
import { setBookkeepingFields } from './setBookkeepingFields';
import { setCoverAltText } from './setCoverAltText';

/**
 * Clears search titles and descriptions that repeat the post's own (0070): forms and API clients send those too, and
 * a copy would go stale when the title changes. This includes clients that send back what they read together with a
 * new title. Clears a canonical URL that is the post's own address. Skips autosaves: a half-typed title can equal the
 * search title by chance.
 */
const dropRedundantMetadata: CollectionBeforeChangeHook<Post> = ({ data, originalDoc, req }) => {
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

/**
 * Copies a draft's slug to the post's row while the post has never been published. Drafts are versions, and only the
 * row's slug is unique: without this, two drafts could share a slug, and one that a draft gave up would stay taken.
 * @throws ValidationError when the slug is taken
 */
const syncSlug: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (doc._status !== 'draft' || !doc.slug || context.isKeptAside) return;
  await followDraftSlug(req, doc.id, doc.slug).catch((error: unknown) => {
    throw isUniqueViolation(error) ? slugTakenError(req) : error;
  });
};

/**
 * Records who saved each version. Stores the Markdown source of a body with a hash of the parsed body: once the rich
 * text editor changes the body, the hash no longer matches.
 */
const setSourceMarkdown: CollectionBeforeChangeHook<Post> = ({ context, data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
  ...(typeof context.typedMarkdown === 'string'
    ? { typedMarkdown: context.typedMarkdown, typedFor: bodyFingerprint(data.body) }
    : {}),
});

/** Updates the search index if the published row changed. Saving a draft of a published post doesn't. */
const indexPost: CollectionAfterChangeHook<Post> = async ({ doc: { id, _status, body }, req }) => {
  const post = await publishedRowAfter(req, id);
  if (post && post.updatedAt === publishedRowBefore(req, id)?.updatedAt) return;
  const text = async () => (_status === 'published' ? body : findPublicText(req, id));
  await indexPublicPost(req, { id, post, text });
};

/** Indexes the links and images of a saved body. Skips rejected saves, which are stored only as a version. */
const indexPostLinks: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (!context.isKeptAside) await indexLinks(req, doc);
};

/** Stage 4: columns, search index and link index that follow from the post. */
export const derive = {
  beforeChange: [
    ...[setBookkeepingFields, dropRedundantMetadata, setCoverAltText, setSourceMarkdown],
    renewRevision,
  ],
  afterChange: [syncSlug, indexPost, indexPostLinks],
};
