import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { countUp, endOfSpent } from '@/database/tables/rateLimits';
import { mailCaps } from '@/domain/mail/mailCaps';
import type { MailOrder } from '@/domain/mail/MailOrder';
import { emitEvent } from '@/integrations/telemetry/siteEvents';
import { activeSpanContext } from '@/integrations/telemetry/spans';
import { newToken } from '@/services/accounts/linkToken';

const hourMs = 60 * 60 * 1000;

/**
 * Counts a mail to an address. Returns 0, or the seconds until the next one is allowed if the hourly or daily limit
 * of its kind is reached. Counts in the transaction that queues the mail, so it needs no second connection. The first
 * mail over the limit is logged, without the address.
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

/** Name of the queue for mail jobs. */
export const mailQueue = 'mail';

/**
 * Queues a mail, in the caller's transaction if there is one: it is sent only after the commit. The request doesn't
 * wait for it. `to` is the address that the limit counts. Returns 0, or the seconds until the limit allows the next
 * mail, in which case none is queued.
 */
export async function queueMail(req: PayloadRequest, order: MailOrder, to: string): Promise<number> {
  const waitSeconds = await takeMailPlace(req, order.kind, to);
  if (waitSeconds > 0) return waitSeconds;
  const cause = activeSpanContext();
  const input = { order: { ...order }, linkSeed: newToken(), ...(cause !== undefined && { cause }) };
  await req.payload.jobs.queue({ task: 'sendMail', queue: mailQueue, input, overrideAccess: true, req });
  return 0;
}
