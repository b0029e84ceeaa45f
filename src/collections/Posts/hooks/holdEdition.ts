import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { findPublicEdition } from '@/database/tables/posts';
import { endAutosaves, findLatestEdition } from '@/database/tables/postVersions';
import { editionOf, hasMadeEdition, hasSeenEdition, namesForm } from '@/domain/blog/edition';
import { isRecord } from '@/domain/isRecord';
import { Conflict } from '@/errors/ApiFailures';
import { isOutdated } from '@/hooks/refuseOutdated';
import type { Post } from '@/payload-types';
import { isAutosave } from '../isAutosave';
import { isBesideTheWords } from '../isBesideTheWords';

/**
 * Nobody's form writes over what its sender hasn't seen: not even a draft that is saved by itself, where Payload doesn't
 * look. A save that comes from no form is of whichever edition is there. Comes once the post's saves take turns.
 */
export const holdEdition: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const given: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(given)) return args;
  const { edition, ...data } = given;
  if (isBesideTheWords(data)) return { ...args, data };
  const sent = typeof edition === 'string' && edition.length <= longestSent ? edition : null;
  const id = 'id' in args ? Number(args.id) : NaN;
  if (isAutosave(req) && Number.isInteger(id)) await endOthersAutosaves(req, id, sent);
  const isRevert = sent !== null && Number.isInteger(id) && (await isReverting(req, id, { ...data, sent }));
  return { ...args, data: { ...data, edition: editionOf(isRevert ? null : sent, randomUUID()) } };
};

/** Payload would write over the last version that was saved by itself, whoever typed that, and whenever. */
async function endOthersAutosaves(req: PayloadRequest, id: number, sent: string | null): Promise<void> {
  const latest = await findLatestEdition(req, id);
  if (sent === null || latest === null || !hasMadeEdition(sent, latest)) await endAutosaves(req, id);
}

/** What a form sends has two or three names of at most 73 characters. */
const longestSent = 300;

/**
 * Whether the save wants the latest edition gone: "Revert to published" sends the public row back as it is, and whoever presses
 * that has been told that there is a draft.
 * @throws Conflict when it comes from a form that has not seen the latest edition
 */
async function isReverting(
  req: PayloadRequest,
  id: number,
  { sent, _status }: { sent: string; _status?: unknown },
): Promise<boolean> {
  if (hasSeenEdition(sent, await findLatestEdition(req, id))) return false;
  const isPublicRow = !namesForm(sent) && sent === (await findPublicEdition(req, id));
  if (_status === 'published' && isPublicRow) return true;
  throw new Conflict(isOutdated);
}

/** A version that is brought back carries the name of an edition whose form may have gone on from there. */
export const renewEdition: CollectionBeforeChangeHook<Post> = ({ context, data }) =>
  context.isRestoringVersion ? { ...data, edition: editionOf(null, randomUUID()) } : data;
