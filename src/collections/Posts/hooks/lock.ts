import type { CollectionBeforeOperationHook } from 'payload';
import { findPostOfVersion, lockAllPosts, lockPost, findPublicPost } from '@/database/tables/posts';
import { isRecord } from '@/domain/isRecord';
import { serializeTrash } from '../../trashHooks';
import { isStatusOnlySave } from '../saveContext';
import { rejectStaleRevision } from './rejectStaleRevision';

/**
 * Turns a draft save that trashes or restores a post into a full save. As a draft save, Payload would set `deletedAt`
 * only on the version: the post would stay public, but no list would show it. Runs after `serializeSaves`.
 */
const trashWholePost: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('draft' in args) || !args.draft) return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(data) || data.deletedAt === undefined) return args;
  const whole = { ...args, draft: false, autosave: false };
  const goes = data.deletedAt !== null;
  if (!('id' in args) || args.id === undefined) {
    if (goes || isStatusOnlySave(data)) return whole;
    // A bulk update with content stays a draft save, so that posts that aren't in the trash keep their drafts.
    const { deletedAt: _deletedAt, ...words } = data;
    return { ...args, data: words };
  }
  const row = await findPublicPost(req, Number(args.id));
  return Boolean(row?.deletedAt) === goes ? args : whole;
};

/**
 * Serializes saves and deletion of one post, for every API that writes it, so that a revision check compares with the
 * last save. A bulk operation locks all posts, because Payload reads them all before it writes the first.
 */
const serializeSaves: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // In a bulk operation, `id` is present but undefined.
  const id = 'id' in args ? args.id : undefined;
  if (operation === 'update' || operation === 'delete')
    await (id === undefined ? lockAllPosts(req) : lockPost(req, String(id)));
  if (operation === 'restoreVersion') {
    const post = await findPostOfVersion(req, Number(id));
    if (post !== null) await lockPost(req, String(post));
  }
  return args;
};

/**
 * Stage 1 of a save: one save of a post at a time, and none with a stale revision. Payload reads a post without a lock and
 * writes it whole, so everything that compares versions comes after this.
 */
export const lock = {
  beforeOperation: [serializeSaves, serializeTrash('posts'), trashWholePost, rejectStaleRevision],
};
