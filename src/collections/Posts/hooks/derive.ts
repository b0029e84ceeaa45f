import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { findAltText } from '@/database/tables/media';
import { findPublicText, followDraftSlug } from '@/database/tables/posts';
import { pathOnSite } from '@/domain/seo/pathOnSite';
import { isUniqueViolation } from '@/errors/databaseErrors';
import { lockSaves } from '@/hooks/rejectStaleSave';
import type { Post } from '@/payload-types';
import { siteOrigin } from '@/queries/siteOrigin';
import { bodyFingerprint } from '@/services/blog/bodyFingerprint';
import { indexLinks } from '@/services/blog/indexLinks';
import { indexPublicPost } from '@/services/blog/indexPublicPost';
import { slugTakenError } from '../findFreeSlug';
import { publishedRowAfter, publishedRowBefore, isAutosave } from '../saveContext';
import { renewRevision } from './rejectStaleRevision';
import { setBookkeepingFields } from './setBookkeepingFields';

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

/**
 * Keeps the alt text of a cover in one place, its image. Copies a post's `coverAltText` to an image without alt text, as
 * after an upload in the portal, and clears it in the post while it repeats the image's own: a copy would go stale when
 * that changes. Other alt text stays in the post as its own. Skips autosaves, because a half-typed text is neither, and
 * rejected saves.
 */
const setCoverAltText: CollectionBeforeChangeHook<Post> = async ({ context, data, originalDoc, req }) => {
  if (context.isKeptAside || isAutosave(req)) return data;
  const { cover, coverAltText } = { ...originalDoc, ...data };
  const id = typeof cover === 'object' ? cover?.id : cover;
  const own = coverAltText?.trim();
  if (!id || !own) return data;
  const { altText, isDecorative } = await findAltText(req, id);
  const isStoredThere =
    altText.trim() === own || (!altText && !isDecorative && (await setImageAltText(req, id, own)));
  return isStoredThere ? { ...data, coverAltText: null } : data;
};

/** Whether the image had no alt text and has this one now. */
async function setImageAltText(req: PayloadRequest, id: number, alt: string): Promise<boolean> {
  await lockSaves(req, 'media', id);
  const { docs } = await req.payload.update({
    collection: 'media',
    // A concurrent save of the image wins.
    where: {
      and: [{ id: { equals: id } }, { alt: { exists: false } }, { isDecorative: { not_equals: true } }],
    },
    data: { alt },
    ...{ depth: 0, overrideAccess: false, req },
  });
  return docs.length > 0;
}

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
