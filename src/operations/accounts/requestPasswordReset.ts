import type { PayloadRequest } from 'payload';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { queueMail } from '@/services/mail/queueMail';

/**
 * Queues the password reset mail. The account is looked up only when the mail is composed, so response and timing
 * don't reveal whether the email has one. After five mails an hour further requests are dropped silently: the mailbox
 * already holds five working links.
 * @throws TooManyRequests beyond the limit per network address
 */
export async function requestPasswordReset({
  req,
  email,
}: {
  req: PayloadRequest;
  email: string;
}): Promise<void> {
  await consume(getLimiters(req.payload).resetAddress, clientAddress(req.headers));
  await queueMail(req, { kind: 'passwordReset', email }, email);
}
