import { createHash } from 'node:crypto';
import { JobCancelledError, type Payload } from 'payload';
import { claimAttempt } from '@/database/tables/jobs';
import type { MailOrder } from '@/domain/mail/MailOrder';
import { env } from '@/env';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { inSpan } from '@/integrations/telemetry/spans';
import { composeMail } from './composeMail';
import { describeMailFailure } from './describeMailFailure';
import { isRefusedForGood } from './isRefusedForGood';
import { mailedToken, type TokenOf } from './mailedToken';

/** The job fields that delivery needs. */
interface MailJob {
  id: number | string;
  /** Attempts before this one. */
  totalTried?: number | null;
  createdAt: string;
}

interface Delivery {
  payload: Payload;
  order: MailOrder;
  /** Trace context of the request that queued the mail. */
  cause?: string | undefined;
  /** Random seed of the mail's link tokens; the same for every attempt. */
  linkSeed: string;
  job: MailJob;
}

/**
 * Sends the mail of a job. The attempt is stored before the mail server is contacted, so no mail is handed over
 * twice, even if two processes take the same job or one dies while sending.
 * @throws Error, after which the queue retries; JobCancelledError, after which it doesn't, for permanent rejections
 * by the mail server
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
      // The queue stores the thrown error, so it must contain the reason but nothing of the mail.
      throw isRefusedForGood(error) ? new JobCancelledError(message) : new Error(message);
    }
  });
}

/** Suppresses out-of-office replies to mails that no person wrote (RFC 3834). */
const ownHeaders = (kind: MailOrder['kind']): Record<string, string> =>
  kind === 'inquiryReply' ? {} : { 'Auto-Submitted': 'auto-generated' };

/** The same for every attempt, so that mail clients merge duplicates if a mail arrived despite an error. */
function messageIdOf({ id, createdAt }: MailJob): string {
  const name = createHash('sha256').update(`${id}:${createdAt}`).digest('hex').slice(0, 24);
  return `<${name}@${new URL(env.SITE_URL).hostname}>`;
}
