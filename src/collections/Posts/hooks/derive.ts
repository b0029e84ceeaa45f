import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { findPublicText, followDraftSlug } from '@/database/tables/posts';
import { isUniqueViolation } from '@/errors/databaseErrors';
import type { Post } from '@/payload-types';
import { bodyFingerprint } from '@/services/blog/bodyFingerprint';
import { indexLinks } from '@/services/blog/indexLinks';
import { indexPublicPost } from '@/services/blog/indexPublicPost';
import { publishedRowAfter, publishedRowBefore } from '../saveContext';
import { slugTaken } from '../slugTaken';
import { dropRedundantMetadata } from './dropRedundantMetadata';
import { renewRevision } from './rejectStaleRevision';
import { setBookkeepingFields } from './setBookkeepingFields';
import { setCoverAltText } from './setCoverAltText';

/**
 * Copies a draft's slug to the post's row while the post has never been published. Drafts are versions, and only the
 * row's slug is unique: without this, two drafts could share a slug, and one that a draft gave up would stay taken.
 * @throws ValidationError when the slug is taken
 */
const syncSlug: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (doc._status !== 'draft' || !doc.slug || context.isKeptAside) return;
  await followDraftSlug(req, doc.id, doc.slug).catch((error: unknown) => {
    throw isUniqueViolation(error) ? slugTaken(req) : error;
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
