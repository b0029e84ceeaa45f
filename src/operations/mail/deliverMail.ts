import { createHash } from 'node:crypto';
import { JobCancelledError, type Payload } from 'payload';
import { claimAttempt } from '@/database/tables/jobs';
import { env } from '@/env';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { inSpan } from '@/integrations/telemetry/spans';
import { composeMail } from './composeMail';
import { describeMailFailure } from './describeMailFailure';
import { isRefusedForGood } from './isRefusedForGood';
import { mailedToken, type TokenOf } from './mailedToken';
import type { MailOrder } from './MailOrder';

/** What is needed of a job of the queue. */
interface MailJob {
  id: number | string;
  /** Attempts before this one. */
  totalTried?: number | null;
  createdAt: string;
}

interface Delivery {
  payload: Payload;
  order: MailOrder;
  /** What ordered it, for whoever follows traces. */
  cause?: string | undefined;
  /** The same for every attempt. */
  linkSeed: string;
  job: MailJob;
}

/**
 * Sends the mail that a job orders. An attempt is written down before the mail server hears of it, so no mail is
 * handed over twice: neither by two processes that took the same job, nor after one that died on the way.
 * @throws what went wrong, so that the queue tries again later; JobCancelledError, after which it doesn't, for what the mail
 * server refuses for good
 */
export function deliverMail({ payload, order, cause, linkSeed, job }: Delivery): Promise<void> {
  const attempt = (job.totalTried ?? 0) + 1;
  const tokenOf: TokenOf = (what) => mailedToken(payload.secret, linkSeed, what);
  const facts = { 'site.mail.kind': order.kind, 'site.mail.attempt': attempt };
  return inSpan({ name: `mail ${order.kind}`, kind: 'later', facts, cause }, async () => {
    try {
      const mail = await composeMail(payload, order, tokenOf);
      if (!mail || !(await claimAttempt(payload, job.id, attempt))) return;
      const headers = { ...ownHeaders(order.kind), ...mail.headers };
      await payload.sendEmail({ messageId: messageIdOf(job), ...mail, headers });
      emitEvent('mail', { outcome: 'sent' });
    } catch (error) {
      const message = describeMailFailure(error);
      emitEvent('mail', { outcome: 'failed' });
      payload.logger.warn(`Mail ${job.id} (${order.kind}) was not sent, attempt ${attempt}: ${message}`);
      // The queue keeps what is thrown: the reason alone, without what the mail says.
      throw isRefusedForGood(error) ? new JobCancelledError(message) : new Error(message);
    }
  });
}

/** Out-of-office replies aren't sent to what nobody wrote by hand (RFC 3834). */
const ownHeaders = (kind: MailOrder['kind']): Record<string, string> =>
  kind === 'inquiryReply' ? {} : { 'Auto-Submitted': 'auto-generated' };

/** The same for every attempt: should one have arrived in spite of an error, mail programs show one. */
function messageIdOf({ id, createdAt }: MailJob): string {
  const name = createHash('sha256').update(`${id}:${createdAt}`).digest('hex').slice(0, 24);
  return `<${name}@${new URL(env.SITE_URL).hostname}>`;
}
