import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { env } from '@/env';
import { NotAllowed } from '@/errors/ApiFailures';
import { deliversMail } from '@/integrations/email/deliversMail';
import type { ResetLinkAnswer } from '@/schemas/invitations';
import { createResetLink } from '@/services/accounts/accountLinks';
import { rejectWhileRemoved } from '@/services/accounts/rejectWhileRemoved';
import { queueMail } from '@/services/mail/queueMail';
import { writeTrail } from '@/services/trail/writeTrail';
import { tooManyMails } from '../mail/tooManyMails';
import { requireAdmin } from '../requireUser';
import { lockUser } from './findUser';

const sentOften = (wait: string) =>
  `This person has been sent enough of these links for now. Try again in ${wait}.`;

/**
 * Mails a password reset link to an account's owner. Without a mail server it returns the link for the administrator
 * to pass on. The current password works until the link is used. For administrators, but not for their own account: a
 * session alone doesn't prove who uses it.
 * @throws Missing, NotAllowed for the own account, Conflict for an account about to be deleted, TooManyRequests
 */
export async function handOverResetLink({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<ResetLinkAnswer> {
  const actor = requireAdmin(req);
  if (id === actor.id) throw new NotAllowed('Change your own password in your profile settings');
  return inTransaction(req, async () => {
    const { email } = await lockUser(req, id);
    await rejectWhileRemoved(req, id);
    await writeTrail({ req, action: 'hand-over', subject: 'users', subjectId: id, label: email });
    if (!deliversMail(req.payload)) {
      const token = await createResetLink(req.payload, id, req);
      const message = 'Hand this link over yourself. It works once, within one hour.';
      return { message, link: `${env.SITE_URL}/reset-password#token=${token}` };
    }
    const waitSeconds = await queueMail(req, { kind: 'resetHandedOver', email }, email);
    if (waitSeconds > 0) throw tooManyMails(sentOften, waitSeconds);
    return { message: `A link to choose a new password is on its way to ${email}.`, link: null };
  });
}
