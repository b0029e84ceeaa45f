import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { changesBetween } from '@/domain/trail/changesBetween';
import { nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import { writeTrail } from '@/operations/trail/writeTrail';
import type { Post } from '@/payload-types';
import { isAutosave } from '../isAutosave';
import { publishedRowAfter, publishedRowBefore } from '../saveContext';

const fields = [
  '_status',
  'title',
  'slug',
  'description',
  'author',
  'date',
  'category',
  'tags',
  'featured',
  'cover',
  'metaImage',
  'canonicalUrl',
  'noIndex',
  'deletedAt',
];

type Trailed = Pick<Post, 'id' | 'title' | 'slug'>;

/** The address that readers knew: in the trash a post has another one, which nobody has given it. */
const shown = (post: Trailed): Record<string, unknown> => ({
  ...post,
  slug: post.slug && nameBefore(post.slug),
});

/** What readers see of a post, and who changed it. Drafts are kept as versions, which say so themselves. */
export const recordPostTrail: CollectionAfterChangeHook<Post> = async ({ doc, operation, req }) => {
  if (isAutosave(req) || !req.user) return doc;
  const after = await publishedRowAfter(req, doc.id);
  if (!after) return doc;
  const before = operation === 'create' ? null : publishedRowBefore(req, doc.id);
  if (before && trashMove(before, after) === 'goes') {
    await writeDeletion(req, before, doc);
    return doc;
  }
  const changes = changesBetween(before ? shown(before) : {}, shown(after), fields);
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

/** The end of what was in the trash is told too: it can't be put back any longer. */
export const recordDeletedPostTrail: CollectionAfterDeleteHook<Post> = ({ doc, req }) =>
  writeDeletion(req, doc, doc);

async function writeDeletion(req: PayloadRequest, before: Trailed, { id, title }: Trailed): Promise<void> {
  const changes = changesBetween(shown(before), {}, fields);
  await writeTrail({ req, action: 'delete', subject: 'posts', subjectId: id, label: title, changes });
}
