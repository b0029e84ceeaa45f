import type { PayloadRequest } from 'payload';
import { deliversMail } from '@/integrations/email/deliversMail';
import type { Invitation } from '@/payload-types';
import { queueMail } from '@/services/mail/queueMail';
import { tooManyMails } from '../mail/tooManyMails';
import { renewInvitationLink } from './invitationLink';

const sentOften = (wait: string) =>
  `This address has been sent enough invitations for now. Try again in ${wait}.`;

/**
 * Queues the invitation mail and returns null. Without a mail server it returns the link for the administrator to
 * pass on.
 * @throws TooManyRequests beyond the mail limit of the address
 */
export async function sendInvitation(
  req: PayloadRequest,
  { id, email }: Pick<Invitation, 'id' | 'email'>,
): Promise<string | null> {
  if (!deliversMail(req.payload)) return renewInvitationLink(req.payload, id, { req });
  const waitSeconds = await queueMail(req, { kind: 'invitation', invitationId: id }, email);
  if (waitSeconds > 0) throw tooManyMails(sentOften, waitSeconds);
  return null;
}
