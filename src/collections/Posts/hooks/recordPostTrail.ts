import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { fieldChangesBetween } from '@/domain/trail/fieldChangesBetween';
import { nameBefore } from '@/domain/trash/asideName';
import type { Post } from '@/payload-types';
import { writeTrail } from '@/services/trail/writeTrail';
import { isAutosave, publishedRowAfter, publishedRowBefore } from '../saveContext';

/** Whether the trail shows changes of a field. A new field of posts doesn't compile until it is listed here. */
const isShown = {
  _status: true,
  title: true,
  slug: true,
  description: true,
  author: true,
  date: true,
  category: true,
  tags: true,
  featured: true,
  cover: true,
  metaImage: true,
  canonicalUrl: true,
  noIndex: true,
  deletedAt: true,
  // Shown as changed, without its value.
  body: false,
  coverAltText: false,
  coverUrl: false,
  coverIsDecorative: false,
  metaTitle: false,
  metaDescription: false,
  // Set by the server.
  id: false,
  typedMarkdown: false,
  typedFor: false,
  updatedBy: false,
  edition: false,
  readingMinutes: false,
  firstPublishedAt: false,
  formerSlugs: false,
  updatedAt: false,
  createdAt: false,
} satisfies Record<keyof Post, boolean>;
const fields = (Object.keys(isShown) as (keyof Post)[]).filter((field) => isShown[field]);

type Trailed = Pick<Post, 'id' | 'title' | 'slug'>;

/** Shows the original slug of a trashed post instead of its placeholder. */
const shown = (post: Trailed): Record<string, unknown> => ({
  ...post,
  slug: post.slug && nameBefore(post.slug),
});

/** Records changes of the published row in the trail. Drafts are stored as versions, which name who saved them. */
export const recordPostTrail: CollectionAfterChangeHook<Post> = async ({ doc, operation, req }) => {
  if (isAutosave(req) || !req.user) return doc;
  const after = await publishedRowAfter(req, doc.id);
  if (!after) return doc;
  const before = operation === 'create' ? null : publishedRowBefore(req, doc.id);
  const changes = fieldChangesBetween(before ? shown(before) : {}, shown(after), fields);
  if ((before?.textMark ?? null) !== after.textMark) {
    changes.push({ field: 'body', from: null, to: 'changed' });
  }
  if (changes.length > 0) {
    await writeTrail({
      req,
      action: operation,
      subject: 'posts',
      subjectId: doc.id,
      label: doc.title,
      changes,
    });
  }
  return doc;
};

/** Records permanent deletion, also of a trashed post: it can't be restored any more. */
export const recordDeletedPostTrail: CollectionAfterDeleteHook<Post> = ({ doc, req }) =>
  writeTrail({
    ...{ req, action: 'delete', subject: 'posts', subjectId: doc.id, label: doc.title },
    changes: fieldChangesBetween(shown(doc), {}, fields),
  });
