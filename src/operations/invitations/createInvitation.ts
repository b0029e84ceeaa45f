import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { createInvitationRow, hasInvitationFor } from '@/database/tables/invitations';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { Conflict } from '@/errors/ApiFailures';
import type { CreateInvitationBody, SentInvitation } from '@/schemas/invitations';
import { writeTrail } from '@/services/trail/writeTrail';
import { rejectTakenEmail } from '../accounts/rejectTakenEmail';
import { requireAdmin } from '../requireUser';
import { presentInvitation } from './presentInvitation';
import { sendInvitation } from './sendInvitation';

const isInvited = 'This address has been invited already. Send that invitation again, or withdraw it.';
const invitedAlready = () => new Conflict(isInvited, [{ field: 'email', message: isInvited }]);

/**
 * Invites an email to an account with a role. The account is created on acceptance. For administrators.
 * @throws Conflict when the email has an account or an invitation, TooManyRequests
 */
export async function createInvitation({
  req,
  body: { email, role },
}: {
  req: PayloadRequest;
  body: CreateInvitationBody;
}): Promise<SentInvitation> {
  const user = requireAdmin(req);
  await rejectTakenEmail(req, email);
  try {
    return await inTransaction(req, async () => {
      if (await hasInvitationFor(req, email)) throw invitedAlready();
      const expiresAt = new Date(Date.now() + accountLinkLife.invitationMs).toISOString();
      const data = { email, role, expiresAt, invitedBy: user.id };
      const invitation = await createInvitationRow(req.payload, data, req);
      const link = await sendInvitation(req, invitation);
      await writeTrail({
        req,
        action: 'create',
        subject: 'invitations',
        subjectId: invitation.id,
        label: email,
        changes: [{ field: 'role', from: null, to: role }],
      });
      return { invitation: presentInvitation(invitation, user), link };
    });
  } catch (error) {
    // Two concurrent invitations of the same email both pass the check. The unique index decides, and the loser
    // checks again.
    if (await hasInvitationFor(req, email)) throw invitedAlready();
    throw error;
  }
}
