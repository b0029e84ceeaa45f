import type { PayloadRequest } from 'payload';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { Missing } from '@/errors/ApiFailures';
import { inTransaction } from '@/database/inTransaction';
import { findPendingEmailLink, setLinkEnd } from '@/database/tables/accountLinks';
import { setPendingEmailUntil } from '@/database/tables/users';
import { queueMail } from '@/services/mail/queueMail';
import { tooManyMails } from '../mail/tooManyMails';
import { requireUser } from '../requireUser';
import { lockUser } from '../users/findUser';

export const noPendingEmail = 'No change of your email is waiting';
const sentOften = (wait: string) =>
  `The link has been sent often enough for now. Check your spam folder, or try again in ${wait}.`;

/**
 * Mails the confirmation link of a pending email change again. The new link works for 72 hours, the previous one
 * stops working.
 * @throws Missing when no change is pending, TooManyRequests beyond the mail limit of that address
 */
export async function sendPendingEmail({ req }: { req: PayloadRequest }): Promise<void> {
  const { id: userId } = requireUser(req);
  await inTransaction(req, async () => {
    await lockUser(req, userId);
    const link = await findPendingEmailLink(req, userId);
    if (!link?.email) throw new Missing(noPendingEmail);
    const until = new Date(Date.now() + accountLinkLife.emailConfirmMs).toISOString();
    await setLinkEnd(req, link.id, until);
    await setPendingEmailUntil(req, userId, until);
    const waitSeconds = await queueMail(req, { kind: 'emailConfirm', linkId: link.id }, link.email);
    // Throwing rolls back, so the earlier link keeps the expiry that its mail states.
    if (waitSeconds > 0) throw tooManyMails(sentOften, waitSeconds);
  });
}
