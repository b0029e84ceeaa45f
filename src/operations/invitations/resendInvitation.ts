import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { renewInvitationRow } from '@/database/tables/invitations';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import type { SentInvitation } from '@/schemas/invitations';
import { writeTrail } from '@/services/trail/writeTrail';
import { rejectTakenEmail } from '../accounts/rejectTakenEmail';
import { requireAdmin } from '../requireUser';
import { lockInvitation } from './findInvitation';
import { presentInvitation } from './presentInvitation';
import { sendInvitation } from './sendInvitation';

/**
 * Sends an invitation again. The sender becomes its inviter, it is valid for seven more days, and the previous link
 * stops working. For administrators.
 * @throws Missing, Conflict when the email has an account by now, TooManyRequests
 */
export async function resendInvitation({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<SentInvitation> {
  const user = requireAdmin(req);
  return inTransaction(req, async () => {
    const before = await lockInvitation(req, id);
    await rejectTakenEmail(req, before.email);
    const expiresAt = new Date(Date.now() + accountLinkLife.invitationMs).toISOString();
    await renewInvitationRow(req, id, { expiresAt, invitedBy: user.id });
    const link = await sendInvitation(req, before);
    await writeTrail({
      req,
      action: 'update',
      subject: 'invitations',
      subjectId: id,
      label: before.email,
      changes: [{ field: 'expiresAt', from: before.expiresAt, to: expiresAt }],
    });
    return { invitation: presentInvitation({ ...before, expiresAt }, user), link };
  });
}
