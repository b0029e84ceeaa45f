import type { Payload, PayloadRequest } from 'payload';
import {
  createLink,
  deleteExpiredLinks,
  deleteLink,
  deleteLinksFor,
  findLiveLink,
  setLinkToken,
  type LinkPurpose,
} from '@/database/tables/accountLinks';
import { lockUserRowForShare } from '@/database/tables/users';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { BadRequest } from '@/errors/ApiFailures';
import { hashOfToken, newToken } from './linkToken';

const linkIsSpent = 'This link has been used already or has expired.';

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A fresh token with which the account's password can be set, once, within an hour. Earlier ones stay valid. */
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

const addressLinkLife = {
  'email-confirm': accountLinkLife.emailConfirmMs,
  'email-undo': accountLinkLife.emailUndoMs,
} satisfies Partial<Record<LinkPurpose, number>>;

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
  const expiresAt = fromNow(addressLinkLife[purpose]);
  return createLink(req.payload, { user: userId, purpose, email, expiresAt }, req);
}

/** Puts links of an account out of use: those for these purposes. */
export async function dropLinks(
  req: PayloadRequest,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await deleteLinksFor(req, userId, purposes);
}

/** Gives the link of a remembered address its token, in the place of the one before. */
export async function setAddressToken(payload: Payload, id: number, token: string): Promise<void> {
  await setLinkToken(payload, id, hashOfToken(token));
}

/**
 * Takes a link out of use and answers what it was for. Of two requests with the same link, one gets it. Call it inside
 * of a transaction, so that the link stays if the rest fails. The account is held before its link, as by whoever changes
 * it and then drops its links: in another order the two would wait for each other.
 * @throws BadRequest for anything but a live link of that purpose
 */
export async function consumeLink(
  req: PayloadRequest,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<{ id: number; userId: number; email: string }> {
  const found = await findLiveLink(req, { tokenHash: hashOfToken(token), purpose });
  if (!found) throw spentLink();
  const userId = Number(found.user);
  await lockUserRowForShare(req, userId);
  if (!(await deleteLink(req, found.id))) throw spentLink();
  return { id: found.id, userId, email: found.email ?? '' };
}

/** What is answered for every link that does nothing (any more). */
export const spentLink = () => new BadRequest(linkIsSpent, [{ field: 'token', message: linkIsSpent }]);
