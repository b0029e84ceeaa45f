import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { findPublishedRevision } from '@/database/tables/posts';
import { endAutosaves, findLatestRevision } from '@/database/tables/postVersions';
import { revisionOf, hasMadeRevision, hasSeenRevision, namesForm } from '@/domain/blog/revision';
import { isRecord } from '@/domain/isRecord';
import { Conflict } from '@/errors/ApiFailures';
import { isOutdated } from '@/hooks/rejectStaleSave';
import type { Post } from '@/payload-types';
import { isAutosave, isStatusOnlySave } from '../saveContext';

/**
 * Optimistic locking: a form sends the revision it loaded, and a stale one gets 409. This covers autosaves, which
 * Payload doesn't check. A save that doesn't come from a form sends no revision and is accepted. Runs after
 * `serializeSaves`.
 * @throws Conflict
 */
export const rejectStaleRevision: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const given: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(given)) return args;
  const { edition: revision, ...data } = given;
  if (isStatusOnlySave(data)) return { ...args, data };
  const sent = typeof revision === 'string' && revision.length <= longestSent ? revision : null;
  const id = 'id' in args ? Number(args.id) : NaN;
  const isRevert = Number.isInteger(id) && (await compareWithLatest(req, id, { ...data, sent }));
  return { ...args, data: { ...data, edition: revisionOf(isRevert ? null : sent, randomUUID()) } };
};

/** A form sends two or three names of at most 73 characters each. */
const longestSent = 300;

interface Sent {
  /** Null when the save doesn't come from a form. */
  sent: string | null;
  _status?: unknown;
}

/**
 * Checks the latest revision before a save overwrites it. Returns whether the save is a "Revert to published": it
 * sends the published row unchanged, after the user confirmed that the draft is discarded.
 * @throws Conflict when the form has not seen the latest revision
 */
async function compareWithLatest(req: PayloadRequest, id: number, { sent, _status }: Sent): Promise<boolean> {
  const latest = sent === null ? null : await findLatestRevision(req, id);
  const isOwn = sent !== null && latest !== null && hasMadeRevision(sent, latest);
  // Otherwise Payload would overwrite the latest autosaved version, whoever saved it and however long ago.
  if (isAutosave(req) && !isOwn) await endAutosaves(req, id);
  if (sent === null || hasSeenRevision(sent, latest)) return false;
  const isPublicRow = !namesForm(sent) && sent === (await findPublishedRevision(req, id));
  if (_status === 'published' && isPublicRow) return true;
  throw new Conflict(isOutdated);
}

/** Gives a restored version a new revision: its own may belong to a form that has saved newer ones since. */
export const renewRevision: CollectionBeforeChangeHook<Post> = ({ context, data }) =>
  context.isRestoringVersion ? { ...data, edition: revisionOf(null, randomUUID()) } : data;
