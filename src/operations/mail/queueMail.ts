import type { PayloadRequest } from 'payload';
import { whatIsUnderway } from '@/integrations/telemetry/spans';
import { newToken } from '../accounts/linkToken';
import type { MailOrder } from './MailOrder';
import { takeMailPlace } from './takeMailPlace';

/** Of the jobs that send mail. */
export const mailQueue = 'mail';

/**
 * Orders a mail. Inside of a transaction the order is part of it: the mail is sent after the commit, and never if there
 * is none. The request doesn't wait for it. `to` is whom the mail is for, as its cap counts them. Answers 0; beyond the cap,
 * when no mail is sent, in how many seconds one will be again.
 */
export async function queueMail(req: PayloadRequest, order: MailOrder, to: string): Promise<number> {
  const waitSeconds = await takeMailPlace(req, order.kind, to);
  if (waitSeconds > 0) return waitSeconds;
  const cause = whatIsUnderway();
  const input = { order: { ...order }, linkSeed: newToken(), ...(cause !== undefined && { cause }) };
  await req.payload.jobs.queue({ task: 'sendMail', queue: mailQueue, input, overrideAccess: true, req });
  return 0;
}
