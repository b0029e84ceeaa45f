import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { countUp, endOfSpent } from '@/database/tables/rateLimits';
import { mailCaps } from '@/domain/mail/mailCaps';
import { noteEvent } from '@/integrations/telemetry/siteEvents';
import type { MailOrder } from './MailOrder';

const hourMs = 60 * 60 * 1000;

/**
 * Counts a mail to an address and answers 0, or in how many seconds there is a place when there have been enough of its
 * kind in the last hour or day. The count is part of the transaction that orders the mail and asks for no second
 * connection. The first surplus mail of a span is logged, without the address.
 */
export async function takeMailPlace(
  req: PayloadRequest,
  kind: MailOrder['kind'],
  to: string,
): Promise<number> {
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
      noteEvent('mail', { outcome: 'held' });
      const endMs = await endOfSpent(req, spans);
      return Math.max(1, Math.ceil((endMs - Date.now()) / 1000));
    }
  }
  return 0;
}
