import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { countUp, endOfSpent } from '@/database/tables/rateLimits';
import { mailCaps } from '@/domain/mail/mailCaps';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { activeSpanContext } from '@/integrations/telemetry/spans';
import { newToken } from '../accounts/linkToken';
import type { MailOrder } from './MailOrder';

const hourMs = 60 * 60 * 1000;

/**
 * Counts a mail to an address and answers 0, or in how many seconds there is a place when there have been enough of its
 * kind in the last hour or day. The count is part of the transaction that orders the mail and asks for no second
 * connection. The first surplus mail of a span is logged, without the address.
 */
async function takeMailPlace(req: PayloadRequest, kind: MailOrder['kind'], to: string): Promise<number> {
  const recipient = createHash('sha256').update(`${kind}:${to}`).digest('hex');
  const { perHour, perDay } = mailCaps[kind];
  const spans = [
    { key: `mail-hour:${recipient}`, cap: perHour, lengthMs: hourMs },
    { key: `mail-day:${recipient}`, cap: perDay, lengthMs: 24 * hourMs },
  ];
  for (const { key, cap, lengthMs } of spans) {
    const count = await countUp(req, key, lengthMs);
    if (count === cap + 1) req.payload.logger.warn(`Mails to one address are held back: enough of ${kind}`);
    if (count > cap) {
      emitEvent('mail', { outcome: 'held' });
      const endMs = await endOfSpent(req, spans);
      return Math.max(1, Math.ceil((endMs - Date.now()) / 1000));
    }
  }
  return 0;
}

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
  const cause = activeSpanContext();
  const input = { order: { ...order }, linkSeed: newToken(), ...(cause !== undefined && { cause }) };
  await req.payload.jobs.queue({ task: 'sendMail', queue: mailQueue, input, overrideAccess: true, req });
  return 0;
}
