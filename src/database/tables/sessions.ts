import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Session } from '@/payload-types';
import { lockByName } from '../lockByName';
import { transactionOf } from '../transactionOf';

// `sessions` is closed to every request and has no hooks: nothing else is gone past. Every signed-in request reads its
// row, before there is anybody whose rights could be checked.

const collection = 'sessions';

export const findSession = (payload: Payload, id: number, req?: PayloadRequest) =>
  payload.db.findOne<Session>({ collection, where: { id: { equals: id } }, req });

/** Those that have not ended, the most recently used first. */
export async function findOpenSessions(req: PayloadRequest, userId: number): Promise<Session[]> {
  const { docs } = await req.payload.db.find<Session>({
    collection,
    where: { user: { equals: userId }, expiresAt: { greater_than: new Date().toISOString() } },
    sort: '-lastSeenAt',
    pagination: false,
    req,
  });
  return docs;
}

export async function prolongSession(
  payload: Payload,
  id: number,
  data: Pick<Session, 'lastSeenAt' | 'expiresAt'>,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data, returning: false, req });
}

export async function deleteSession(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { id: { equals: id } }, req });
}

/** False when the account has no such session. */
export async function deleteSessionOf(req: PayloadRequest, userId: number, id: number): Promise<boolean> {
  const where = { id: { equals: id }, user: { equals: userId } };
  const { totalDocs } = await req.payload.db.count({ collection, where });
  if (totalDocs === 0) return false;
  await req.payload.db.deleteMany({ collection, where, req });
  return true;
}

export async function deleteSessionsOf(req: PayloadRequest, userId: number): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { user: { equals: userId } }, req });
}

export async function deleteOtherSessionsOf(
  req: PayloadRequest,
  userId: number,
  keptId: number,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection,
    where: { user: { equals: userId }, id: { not_equals: keptId } },
    req,
  });
}

/**
 * In a transaction: deletes the sessions of an account that have ended, and the oldest ones beyond `kept`. Sign-ins of
 * one account take turns here, so that those sent all at once are counted as well.
 */
export async function deleteSurplusSessions(
  req: PayloadRequest,
  userId: number,
  { now, kept }: { now: number; kept: number },
): Promise<void> {
  await lockByName(req, `sessions:${userId}`);
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from sessions where user_id = ${userId} and (
      expires_at < ${new Date(now).toISOString()}
      or id not in (
        select id from sessions where user_id = ${userId} order by id desc limit ${kept}))`);
}
