import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Invitation } from '@/payload-types';
import { transactionOf } from '../transactionOf';

// Bypasses access control of `invitations`, which is closed to every request and has no hooks. All reads and writes
// go through this file.

const collection = 'invitations';

type NewInvitation = Pick<Invitation, 'email' | 'role' | 'expiresAt'> & {
  invitedBy: number | null;
  isFirst?: boolean;
};

export async function createInvitationRow(
  payload: Payload,
  data: NewInvitation,
  req?: PayloadRequest,
): Promise<Invitation> {
  return payload.db.create({ collection, data, req }) as Promise<Invitation>;
}

export const findInvitationRow = (payload: Payload, id: number, req?: PayloadRequest) =>
  payload.db.findOne<Invitation>({ collection, where: { id: { equals: id } }, req });

export const findInvitationByHash = (req: PayloadRequest, tokenHash: string) =>
  req.payload.db.findOne<Invitation>({
    collection,
    where: { tokenHash: { equals: tokenHash }, expiresAt: { greater_than: new Date().toISOString() } },
    req,
  });

/** Returns the first administrator's invitation, even if it is no longer valid. */
export const findFirstInvitation = (payload: Payload) =>
  payload.db.findOne<Invitation>({ collection, where: { isFirst: { equals: true } } });

/** Returns invitations, newest first. */
export async function findInvitationRows(req: PayloadRequest, limit: number): Promise<Invitation[]> {
  const { docs } = await req.payload.db.find<Invitation>({
    collection,
    sort: '-id',
    limit,
    pagination: false,
    req,
  });
  return docs;
}

export const hasInvitationFor = async (req: PayloadRequest, email: string): Promise<boolean> =>
  (await req.payload.db.count({ collection, where: { email: { equals: email } }, req })).totalDocs > 0;

export async function setInvitationToken(
  payload: Payload,
  id: number,
  tokenHash: string,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { tokenHash }, returning: false, req });
}

/**
 * Renews an invitation in the name of the user who sends it now. Clears the token, so the link sent before stops
 * working.
 */
export async function renewInvitationRow(
  req: PayloadRequest,
  id: number,
  data: { expiresAt: string; invitedBy: number | null },
): Promise<void> {
  await req.payload.db.updateOne({
    collection,
    id,
    data: { ...data, tokenHash: null },
    returning: false,
    req,
  });
}

/** Locks an invitation until the transaction ends, so that accepting, sending and withdrawing it are serialized. */
export async function lockInvitationRow(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from invitations where id = ${id} for update`);
}

export async function deleteInvitationRow(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`delete from invitations where id = ${id}`);
}

/**
 * Deletes an invitation if this is its current token. False if it is gone or was sent again: only one of several
 * concurrent uses, renewals or withdrawals succeeds.
 */
export async function consumeInvitationRow(
  req: PayloadRequest,
  id: number,
  tokenHash: string,
): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(
    sql`delete from invitations where id = ${id} and token_hash = ${tokenHash}`,
  );
  return rowCount === 1;
}

/**
 * Invalidates the links of a user's invitations and clears their sender. Whoever sends one again becomes its sender.
 */
export async function endInvitationsBy(req: PayloadRequest, userId: number): Promise<void> {
  await req.payload.db.updateMany({
    collection,
    where: { invitedBy: { equals: userId } },
    data: { invitedBy: null, tokenHash: null },
    returning: false,
    req,
  });
}

/** Deletes invitations to this address, when a person's data is erased. */
export async function deleteInvitationsFor(req: PayloadRequest, email: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { email: { equals: email } }, req });
}
