import type { PayloadRequest } from 'payload';
import { deliversMail } from '@/integrations/email/deliversMail';
import type { Invitation } from '@/payload-types';
import { queueMail } from '../mail/queueMail';
import { tooManyMails } from '../mail/tooManyMails';
import { renewInvitationLink } from './invitationLink';

const sentOften = (wait: string) =>
  `This address has been sent enough invitations for now. Try again in ${wait}.`;

/**
 * Mails an invitation; without a mail server, answers the link that is to be handed over instead.
 * @throws TooManyRequests when the address has had enough of these mails
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
