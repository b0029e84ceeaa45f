import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Invitation } from '@/payload-types';
import { transactionOf } from '../transactionOf';

// `invitations` is closed to every request and has no hooks: here is its one door, and nothing else is gone past.

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

/** The one of the first administrator, whether or not it can still be used. */
export const findFirstInvitation = (payload: Payload) =>
  payload.db.findOne<Invitation>({ collection, where: { isFirst: { equals: true } } });

/** Newest first. */
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

/** Once more, by whoever answers for it now. The link that is on its way no longer works. */
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

/** In a transaction: those who use, send or withdraw the same invitation wait until it ends. */
export async function lockInvitationRow(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`select id from invitations where id = ${id} for update`);
}

export async function deleteInvitationRow(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`delete from invitations where id = ${id}`);
}

/**
 * Takes it away for whoever has its present link. False when it is gone or was sent again: of several who use, renew or
 * withdraw it at once, one is first.
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

/** Nobody answers for these any more; sent again, they are whose who sends them. */
export async function endInvitationsBy(req: PayloadRequest, userId: number): Promise<void> {
  await req.payload.db.updateMany({
    collection,
    where: { invitedBy: { equals: userId } },
    data: { invitedBy: null, tokenHash: null },
    returning: false,
    req,
  });
}

/** With the person who is forgotten. */
export async function deleteInvitationsFor(req: PayloadRequest, email: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { email: { equals: email } }, req });
}
