import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { findPublicEdition } from '@/database/tables/posts';
import { endAutosaves, findLatestEdition } from '@/database/tables/postVersions';
import { editionOf, hasMadeEdition, hasSeenEdition, namesForm } from '@/domain/blog/edition';
import { isRecord } from '@/domain/isRecord';
import { Conflict } from '@/errors/ApiFailures';
import { isOutdated } from '@/hooks/rejectStaleSave';
import type { Post } from '@/payload-types';
import { isAutosave } from '../isAutosave';
import { isStatusOnlySave } from '../isStatusOnlySave';

/**
 * Nobody's form writes over what its sender hasn't seen: not even a draft that is saved by itself, where Payload doesn't
 * look. A save that comes from no form is of whichever edition is there. Comes once the post's saves take turns.
 */
export const rejectStaleRevision: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const given: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(given)) return args;
  const { edition, ...data } = given;
  if (isStatusOnlySave(data)) return { ...args, data };
  const sent = typeof edition === 'string' && edition.length <= longestSent ? edition : null;
  const id = 'id' in args ? Number(args.id) : NaN;
  const isRevert = Number.isInteger(id) && (await meetLatest(req, id, { ...data, sent }));
  return { ...args, data: { ...data, edition: editionOf(isRevert ? null : sent, randomUUID()) } };
};

/** What a form sends has two or three names of at most 73 characters. */
const longestSent = 300;

interface Sent {
  /** Null when it comes from no form. */
  sent: string | null;
  _status?: unknown;
}

/**
 * Looks at the latest edition before something is saved over it. Answers whether the save wants it gone: "Revert to published"
 * sends the public row back as it is, and whoever presses that has been told that there is a draft.
 * @throws Conflict when it comes from a form that has not seen the latest edition
 */
async function meetLatest(req: PayloadRequest, id: number, { sent, _status }: Sent): Promise<boolean> {
  const latest = sent === null ? null : await findLatestEdition(req, id);
  const isOwn = sent !== null && latest !== null && hasMadeEdition(sent, latest);
  // Payload would write over the last version that was saved by itself, whoever typed that, and whenever.
  if (isAutosave(req) && !isOwn) await endAutosaves(req, id);
  if (sent === null || hasSeenEdition(sent, latest)) return false;
  const isPublicRow = !namesForm(sent) && sent === (await findPublicEdition(req, id));
  if (_status === 'published' && isPublicRow) return true;
  throw new Conflict(isOutdated);
}

/** A version that is brought back carries the name of an edition whose form may have gone on from there. */
export const renewRevision: CollectionBeforeChangeHook<Post> = ({ context, data }) =>
  context.isRestoringVersion ? { ...data, edition: editionOf(null, randomUUID()) } : data;
