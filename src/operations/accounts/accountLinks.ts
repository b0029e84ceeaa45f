import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { accountLinkLife, type accountLinkPurposes } from '@/domain/accounts/accountLinkLife';
import { BadRequest } from '@/errors/ApiFailures';
import type { AccountLink } from '@/payload-types';
import { transactionOf } from '../transactionOf';

type Purpose = (typeof accountLinkPurposes)[number];

const linkIsSpent = 'This link has been used already or has expired.';

const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A fresh token with which the account's password can be set, once, within an hour. Earlier ones stay valid. */
export async function createResetLink(
  { db }: Payload,
  userId: number,
  req?: PayloadRequest,
): Promise<string> {
  const token = newToken();
  const now = new Date().toISOString();
  await db.deleteMany({ collection: 'account-links', where: { expiresAt: { less_than: now } }, req });
  await db.create({
    collection: 'account-links',
    data: {
      user: userId,
      purpose: 'password-reset',
      tokenHash: hashOf(token),
      expiresAt: fromNow(accountLinkLife.passwordResetMs),
    },
    req,
  });
  return token;
}

/** Remembers the former address of an account. The link that gives it back is made when the mail is sent. */
export async function createUndoLink(
  req: PayloadRequest,
  { userId, email }: { userId: number; email: string },
): Promise<number> {
  const link = await req.payload.db.create({
    collection: 'account-links',
    data: { user: userId, purpose: 'email-undo', email, expiresAt: fromNow(accountLinkLife.emailUndoMs) },
    req,
  });
  return Number(link.id);
}

/** A fresh token for a remembered address. Sending the mail once more replaces the one before. */
export async function renewUndoLink(payload: Payload, id: number): Promise<string> {
  const token = newToken();
  await payload.db.updateOne({
    collection: 'account-links',
    id,
    data: { tokenHash: hashOf(token) },
    returning: false,
  });
  return token;
}

/**
 * Takes a link out of use and answers what it was for. Of two requests with the same link, one gets it. Call it inside
 * of a transaction, so that the link stays if the rest fails.
 * @throws BadRequest for anything but a live link of that purpose
 */
export async function takeLink(
  req: PayloadRequest,
  { token, purpose }: { token: string; purpose: Purpose },
): Promise<{ id: number; userId: number; email: string | null }> {
  const where = {
    tokenHash: { equals: hashOf(token) },
    purpose: { equals: purpose },
    expiresAt: { greater_than: new Date().toISOString() },
  };
  const found = await req.payload.db.findOne<AccountLink>({ collection: 'account-links', where, req });
  if (!found || !(await deleteRow(req, found.id)))
    throw new BadRequest(linkIsSpent, [{ field: 'token', message: linkIsSpent }]);
  return { id: found.id, userId: Number(found.user), email: found.email ?? null };
}

/** The row is locked by whoever deletes it first; the second one finds nothing to delete. */
async function deleteRow(req: PayloadRequest, id: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`delete from account_links where id = ${id}`);
  return rowCount === 1;
}
