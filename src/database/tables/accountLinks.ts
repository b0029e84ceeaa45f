import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { accountLinkPurposes } from '@/domain/accounts/accountLinkLife';
import type { AccountLink } from '@/payload-types';
import { transactionOf } from '../transactionOf';

// Bypasses access control of `account-links`, which is closed to every request and has no hooks. All reads and writes
// go through this file.

const collection = 'account-links';

export type LinkPurpose = (typeof accountLinkPurposes)[number];

type NewLink = {
  user: number;
  purpose: LinkPurpose;
  expiresAt: string;
  email?: string;
  tokenHash?: string;
};

export async function createLink(payload: Payload, data: NewLink, req?: PayloadRequest): Promise<number> {
  const { id } = await payload.db.create({ collection, data, req });
  return Number(id);
}

export const findLinkById = (payload: Payload, id: number) =>
  payload.db.findOne<AccountLink>({ collection, where: { id: { equals: id } } });

const lives = () => ({ expiresAt: { greater_than: new Date().toISOString() } });

export const findLiveLink = (
  req: PayloadRequest,
  { tokenHash, purpose }: { tokenHash: string; purpose: LinkPurpose },
) =>
  req.payload.db.findOne<AccountLink>({
    collection,
    where: { tokenHash: { equals: tokenHash }, purpose: { equals: purpose }, ...lives() },
    req,
  });

export const findPendingEmailLink = (req: PayloadRequest, userId: number) =>
  req.payload.db.findOne<AccountLink>({
    collection,
    where: { user: { equals: userId }, purpose: { equals: 'email-confirm' }, ...lives() },
    req,
  });

/**
 * Returns previous email addresses that an account can still restore, including one it is about to give up; oldest
 * first.
 */
export async function findFormerEmails(
  req: PayloadRequest,
  userId: number,
): Promise<Pick<AccountLink, 'id' | 'email' | 'expiresAt'>[]> {
  const { docs } = await req.payload.db.find<AccountLink>({
    collection,
    where: { user: { equals: userId }, purpose: { equals: 'email-undo' }, ...lives() },
    sort: 'id',
    pagination: false,
    req,
  });
  return docs;
}

/** Returns whether a different account recently had this address and can still restore it. */
export async function isFormerEmailOfAnother(
  req: PayloadRequest,
  email: string,
  userId: number,
): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: {
      email: { equals: email },
      purpose: { equals: 'email-undo' },
      user: { not_equals: userId },
      ...lives(),
    },
    req,
  });
  return totalDocs > 0;
}

export async function setLinkToken(payload: Payload, id: number, tokenHash: string): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { tokenHash }, returning: false });
}

export async function setLinkEnd(req: PayloadRequest, id: number, expiresAt: string): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data: { expiresAt }, returning: false, req });
}

export async function deleteExpiredLinks(payload: Payload, req?: PayloadRequest): Promise<void> {
  const now = new Date().toISOString();
  await payload.db.deleteMany({ collection, where: { expiresAt: { less_than: now } }, req });
}

export async function deleteLinksFor(
  req: PayloadRequest,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await req.payload.db.deleteMany({
    collection,
    where: { user: { equals: userId }, purpose: { in: [...purposes] } },
    req,
  });
}

export async function deleteLinksAfter(req: PayloadRequest, userId: number, id: number): Promise<void> {
  await req.payload.db.deleteMany({
    collection,
    where: { user: { equals: userId }, id: { greater_than: id } },
    req,
  });
}

/**
 * Deletes a link; false if it is already gone. Raw SQL, because of two concurrent deletions Payload's API doesn't
 * tell which one deleted the row.
 */
export async function deleteLink(req: PayloadRequest, id: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`delete from account_links where id = ${id}`);
  return rowCount === 1;
}
