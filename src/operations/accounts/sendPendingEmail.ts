import type { PayloadRequest } from 'payload';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { Missing, TooManyRequests } from '@/errors/ApiFailures';
import type { AccountLink } from '@/payload-types';
import { inTransaction } from '@/database/inTransaction';
import { queueMail } from '../mail/queueMail';
import { requireUser } from '../requireUser';
import { lockUser } from '../users/findUser';

export const nothingWaits = 'No change of your email is waiting';
const sentOften =
  'The link has been sent often enough for now. Look into the spam folder, or try again in an hour.';
const hourSeconds = 60 * 60;

/**
 * Mails the link that confirms the signed-in account's new address once more; it works for 72 hours from now, and the
 * one before no longer.
 * @throws Missing when no new address waits, TooManyRequests when that address has had enough of these mails
 */
export async function sendPendingEmail({ req }: { req: PayloadRequest }): Promise<void> {
  const { id: userId } = requireUser(req);
  const isSent = await inTransaction(req, async () => {
    await lockUser(req, userId);
    const where = {
      user: { equals: userId },
      purpose: { equals: 'email-confirm' },
      expiresAt: { greater_than: new Date().toISOString() },
    };
    const link = await req.payload.db.findOne<AccountLink>({ collection: 'account-links', where, req });
    if (!link?.email) throw new Missing(nothingWaits);
    const until = new Date(Date.now() + accountLinkLife.emailConfirmMs).toISOString();
    await req.payload.db.updateOne({
      collection: 'account-links',
      id: link.id,
      data: { expiresAt: until },
      returning: false,
      req,
    });
    await req.payload.db.updateOne({
      collection: 'users',
      id: userId,
      data: { pendingEmailUntil: until },
      returning: false,
      req,
    });
    return queueMail(req, { kind: 'emailConfirm', linkId: link.id }, link.email);
  });
  if (!isSent) throw new TooManyRequests(sentOften, hourSeconds);
}
