import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { claimAttempt } from '@/database/tables/jobs';
import { env } from '@/env';
import { describeError } from '@/log/describeError';
import { composeMail } from './composeMail';
import type { MailOrder } from './MailOrder';

/** What is needed of a job of the queue. */
interface MailJob {
  id: number | string;
  /** Attempts before this one. */
  totalTried?: number | null;
  createdAt: string;
}

/**
 * Sends the mail that a job orders. An attempt is written down before the mail server hears of it, so no mail is
 * handed over twice: neither by two processes that took the same job, nor after one that died on the way.
 * @throws what went wrong, so that the queue tries again later
 */
export async function deliverMail({
  payload,
  order,
  job,
}: {
  payload: Payload;
  order: MailOrder;
  job: MailJob;
}): Promise<void> {
  const attempt = (job.totalTried ?? 0) + 1;
  try {
    const mail = await composeMail(payload, order);
    if (!mail || !(await claimAttempt(payload, job.id, attempt))) return;
    await payload.sendEmail({ ...mail, messageId: messageIdOf(job) });
  } catch (error) {
    const { message } = describeError(error);
    payload.logger.warn(`Mail ${job.id} (${order.kind}) was not sent, attempt ${attempt}: ${message}`);
    // The queue keeps what is thrown: the reason alone, without what the mail says.
    throw new Error(message);
  }
}

/** The same for every attempt: should one have arrived in spite of an error, mail programs show one. */
function messageIdOf({ id, createdAt }: MailJob): string {
  const name = createHash('sha256').update(`${id}:${createdAt}`).digest('hex').slice(0, 24);
  return `<${name}@${new URL(env.SITE_URL).hostname}>`;
}
