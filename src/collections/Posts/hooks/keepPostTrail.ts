import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { changesBetween } from '@/domain/trail/changesBetween';
import { trashMove } from '@/domain/trash/trashMove';
import { writeTrail } from '@/operations/trail/writeTrail';
import type { Post } from '@/payload-types';
import { findPublicPost } from '@/database/tables/posts';

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
];

const isAutosave = (query: Record<string, unknown>) => query.autosave === 'true';

/** The row that pages are made from, before the save: `previousDoc` can be a draft that no reader has seen. */
export const notePostForTrail: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || isAutosave(req.query)) return data;
  req.context.postBefore = await findPublicPost(req, originalDoc.id);
  return data;
};

/** What readers see of a post, and who changed it. Drafts are kept as versions, which say so themselves. */
export const keepPostTrail: CollectionAfterChangeHook<Post> = async ({ doc, operation, req }) => {
  if (isAutosave(req.query) || !req.user) return doc;
  const after = await findPublicPost(req, doc.id);
  if (!after) return doc;
  const before = operation === 'create' ? {} : { ...(req.context.postBefore as Post | undefined) };
  if (operation === 'update' && trashMove(before, after) === 'goes') {
    await writeDeletion(req, before, doc);
    return doc;
  }
  const changes = changesBetween(before, { ...after }, fields);
  if (JSON.stringify('body' in before ? before.body : null) !== JSON.stringify(after.body ?? null)) {
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
export const keepDeletedPostTrail: CollectionAfterDeleteHook<Post> = ({ doc, req }) =>
  writeDeletion(req, doc, doc);

async function writeDeletion(req: PayloadRequest, before: object, { id, title }: Post): Promise<void> {
  const changes = changesBetween({ ...before }, {}, fields);
  await writeTrail({ req, action: 'delete', subject: 'posts', subjectId: id, label: title, changes });
}
