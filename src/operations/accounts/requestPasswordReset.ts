import type { PayloadRequest } from 'payload';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { queueMail } from '../mail/queueMail';

/**
 * Orders the mail with which a forgotten password is replaced. Nothing here depends on whether the address has an
 * account: that is looked up when the mail is made. Beyond five mails an hour no more are sent, without a word,
 * because five links that work are in the mailbox already.
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
