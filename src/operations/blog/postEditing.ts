import type { PayloadRequest } from 'payload';
import { deletePostLocks, isLockOfPost, renewPostLock } from '@/database/tables/postLocks';
import { serializeByKey } from '../serializeByKey';
import { requireStaff } from '@/operations/requireUser';
import type { PayloadLockedDocument } from '@/payload-types';
import type { Editing } from '@/schemas/blog';
import { findEditedPostId, type NamedPost } from './findEditedPost';
import { nameOfUser } from './nameOfUser';

/**
 * Uses Payload's document locks, so that the portal and the CMS see each other's editors. Locks expire as in the CMS:
 * five minutes after the last renewal.
 */
const locks = 'payload-locked-documents';
const lockMs = 300_000;

interface EnterPostArgs {
  req: PayloadRequest;
  named: NamedPost;
  /** Take the lock over from another editor. */
  takeOver: boolean;
}

/**
 * Locks a post for the caller or renews their lock, and returns its editor: the first to open it whose lock is live.
 * For staff.
 * @throws Missing
 */
export async function enterPost({ req, named, takeOver }: EnterPostArgs): Promise<Editing> {
  const user = requireStaff(req);
  const id = await findEditedPostId(req, named);
  const lock = await serializeByKey(`post-lock:${id}`, async () => {
    const current = await findLock(req, id);
    if (!current || (takeOver && editorOf(current) !== user.id)) return setLock(req, id, user.id);
    if (editorOf(current) === user.id) await renewPostLock(req, current);
    return current;
  });
  const editorId = editorOf(lock);
  const name = (await nameOfUser(req, editorId)) ?? '';
  return { editor: { name, isYou: editorId === user.id, since: lock.createdAt } };
}

/**
 * Releases the caller's lock of a post. For staff.
 * @throws Missing
 */
export async function leavePost({ req, named }: { req: PayloadRequest; named: NamedPost }): Promise<void> {
  const user = requireStaff(req);
  const id = await findEditedPostId(req, named);
  const lock = await findLock(req, id);
  if (lock && editorOf(lock) === user.id) await deletePostLocks(req, id);
}

/** Runs a save and restores the post's lock, which Payload deletes on save. Call it in a transaction. */
export async function preservePostLock<Result>(
  req: PayloadRequest,
  id: number,
  save: () => Promise<Result>,
): Promise<Result> {
  const lock = await findLock(req, id);
  const result = await save();
  if (lock) await setLock(req, id, editorOf(lock));
  return result;
}

const editorOf = ({ user: { value } }: PayloadLockedDocument) =>
  typeof value === 'object' ? value.id : value;

async function findLock(req: PayloadRequest, postId: number): Promise<PayloadLockedDocument | null> {
  const { docs } = await req.payload.find({
    collection: locks,
    where: {
      and: [
        isLockOfPost(postId),
        { updatedAt: { greater_than: new Date(Date.now() - lockMs).toISOString() } },
      ],
    },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0] ?? null;
}

async function setLock(req: PayloadRequest, postId: number, userId: number) {
  await deletePostLocks(req, postId);
  return req.payload.create({
    collection: locks,
    data: {
      document: { relationTo: 'posts', value: postId },
      user: { relationTo: 'users', value: userId },
    },
    depth: 0,
    // Bypasses access on purpose: the lock restored after a save may belong to another user. No API route creates
    // locks.
    overrideAccess: true,
    req,
  });
}
