import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { accountLinkLife, accountLinkPurposes } from '@/domain/accounts/accountLinkLife';
import { BadRequest } from '@/errors/ApiFailures';
import type { AccountLink } from '@/payload-types';
import { transactionOf } from '@/database/transactionOf';

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

const addressLinkLife = {
  'email-confirm': accountLinkLife.emailConfirmMs,
  'email-undo': accountLinkLife.emailUndoMs,
} satisfies Partial<Record<Purpose, number>>;

interface AddressLink {
  userId: number;
  /** What the link will make the account's email: the new one, or the former one. */
  email: string;
  purpose: keyof typeof addressLinkLife;
}

/** Remembers an address for an account. The link that gives it to the account is made when its mail is sent. */
export async function createAddressLink(
  req: PayloadRequest,
  { userId, email, purpose }: AddressLink,
): Promise<number> {
  const link = await req.payload.db.create({
    collection: 'account-links',
    data: { user: userId, purpose, email, expiresAt: fromNow(addressLinkLife[purpose]) },
    req,
  });
  return Number(link.id);
}

/** Puts links of an account out of use: those for these purposes, or all. */
export async function dropLinks(
  req: PayloadRequest,
  userId: number,
  purposes: readonly Purpose[] = accountLinkPurposes,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'account-links',
    where: { user: { equals: userId }, purpose: { in: [...purposes] } },
    req,
  });
}

/** A fresh token for a remembered address. Sending the mail once more replaces the one before. */
export async function renewAddressLink(payload: Payload, id: number): Promise<string> {
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
): Promise<{ id: number; userId: number; email: string }> {
  const where = {
    tokenHash: { equals: hashOf(token) },
    purpose: { equals: purpose },
    expiresAt: { greater_than: new Date().toISOString() },
  };
  const found = await req.payload.db.findOne<AccountLink>({ collection: 'account-links', where, req });
  if (!found || !(await deleteRow(req, found.id)))
    throw new BadRequest(linkIsSpent, [{ field: 'token', message: linkIsSpent }]);
  return { id: found.id, userId: Number(found.user), email: found.email ?? '' };
}

/** The row is locked by whoever deletes it first; the second one finds nothing to delete. */
async function deleteRow(req: PayloadRequest, id: number): Promise<boolean> {
  const transaction = await transactionOf(req);
  const { rowCount } = await transaction.execute(sql`delete from account_links where id = ${id}`);
  return rowCount === 1;
}
