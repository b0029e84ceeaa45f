import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { findLatestEdition } from '@/database/tables/postVersions';
import { hasSeenEdition, madeEdition } from '@/domain/blog/edition';
import { isRecord } from '@/domain/isRecord';
import { Conflict } from '@/errors/ApiFailures';
import { isOutdated } from '@/hooks/refuseOutdated';
import type { Post } from '@/payload-types';

/** What is done to a post without changing anything that its form shows: it's published, taken back, thrown away. */
const besideTheWords = new Set(['_status', 'deletedAt', 'updatedAt', 'createdAt']);

/**
 * Nobody's form writes over what its sender hasn't seen: not even a draft that is saved by itself, where Payload doesn't
 * look. A save that comes from no form is of whichever edition is there. Comes once the post's saves take turns.
 */
export const holdEdition: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const given: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(given)) return args;
  const { edition: sent, ...data } = given;
  if (Object.keys(data).every((name) => besideTheWords.has(name))) return { ...args, data };
  if (typeof sent !== 'string') return { ...args, data: { ...data, edition: randomUUID() } };
  const id = 'id' in args ? Number(args.id) : NaN;
  if (Number.isInteger(id) && !hasSeenEdition(sent, await findLatestEdition(req, id)))
    throw new Conflict(isOutdated);
  return { ...args, data: { ...data, edition: madeEdition(sent) } };
};

/** A version that is brought back carries the name of an edition whose form may have gone on from there. */
export const renewEdition: CollectionBeforeChangeHook<Post> = ({ context, data }) =>
  context.isRestoringVersion ? { ...data, edition: randomUUID() } : data;
