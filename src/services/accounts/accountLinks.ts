import type { Payload, PayloadRequest } from 'payload';
import {
  createLink,
  deleteExpiredLinks,
  deleteLink,
  findLiveLink,
  setLinkToken,
  type LinkPurpose,
} from '@/database/tables/accountLinks';
import { lockUserRowNoKeyUpdate } from '@/database/tables/users';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { BadRequest } from '@/errors/ApiFailures';
import { hashOfToken, newToken } from './linkToken';

const linkIsSpent = 'This link has been used already or has expired.';

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Creates a single-use password reset link, valid for an hour, and returns its token. Earlier links stay valid. */
export async function createResetLink(
  payload: Payload,
  userId: number,
  req?: PayloadRequest,
): Promise<string> {
  const token = newToken();
  await deleteExpiredLinks(payload, req);
  const expiresAt = fromNow(accountLinkLife.passwordResetMs);
  await createLink(
    payload,
    { user: userId, purpose: 'password-reset', tokenHash: hashOfToken(token), expiresAt },
    req,
  );
  return token;
}

const emailLinkLife = {
  'email-confirm': accountLinkLife.emailConfirmMs,
  'email-undo': accountLinkLife.emailUndoMs,
} satisfies Partial<Record<LinkPurpose, number>>;

interface EmailLink {
  userId: number;
  /** The email that the link sets: the new one for `email-confirm`, the former one for `email-undo`. */
  email: string;
  purpose: keyof typeof emailLinkLife;
}

/** Stores a link without a token and returns its id. The token is created when the mail is sent. */
export async function createEmailLink(
  req: PayloadRequest,
  { userId, email, purpose }: EmailLink,
): Promise<number> {
  const expiresAt = fromNow(emailLinkLife[purpose]);
  return createLink(req.payload, { user: userId, purpose, email, expiresAt }, req);
}

/** Sets the token of a stored link and replaces the previous one. */
export async function setEmailLinkToken(payload: Payload, id: number, token: string): Promise<void> {
  await setLinkToken(payload, id, hashOfToken(token));
}

/**
 * Consumes a link and returns its account and email. Of two requests with the same link, one succeeds. Call it inside
 * a transaction, so that a later failure restores the link. Locks the account before the link, in the same order as
 * code that changes an account and then deletes its links. The opposite order would deadlock.
 * @throws BadRequest for an unknown, expired or used link, or one for another purpose
 */
export async function consumeLink(
  req: PayloadRequest,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<{ id: number; userId: number; email: string }> {
  const found = await findLiveLink(req, { tokenHash: hashOfToken(token), purpose });
  if (!found) throw spentLink();
  const userId = Number(found.user);
  await lockUserRowNoKeyUpdate(req, userId);
  if (!(await deleteLink(req, found.id))) throw spentLink();
  return { id: found.id, userId, email: found.email ?? '' };
}

/** The same error for every unknown, expired or used link. */
export const spentLink = () => new BadRequest(linkIsSpent, [{ field: 'token', message: linkIsSpent }]);
