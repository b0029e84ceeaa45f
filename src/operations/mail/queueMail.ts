import type { PayloadRequest } from 'payload';
import type { MailOrder } from './MailOrder';

/** Of the jobs that send mail. */
export const mailQueue = 'mail';

/**
 * Orders a mail. Inside of a transaction the order is part of it: the mail is sent after the commit, and never if there
 * is none. The request doesn't wait for it.
 */
export async function queueMail(req: PayloadRequest, order: MailOrder): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', queue: mailQueue, input: { order: { ...order } }, req });
}
