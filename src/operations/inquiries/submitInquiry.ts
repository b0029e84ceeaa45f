import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { inTransaction } from '@/database/inTransaction';
import { isInquiryKept, lockInquiriesOfDay } from '@/database/tables/inquiries';
import { dailyLimits } from '@/domain/accounts/dailyLimits';
import { BadRequest, TooManyRequests } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import type { CameBy, Inquiry } from '@/schemas/inquiry';
import { queueMail } from '@/services/mail/queueMail';
import { newMessageId } from '../mail/newMessageId';
import { judgeInquiryTicket, type TicketState } from './inquiryTicket';

const fromSender =
  'We have many messages from this email already, and will answer them. Please try again tomorrow.';

const fromAll =
  'We have received more messages today than we can take. Please try again tomorrow, or write us an email.';

const laterSeconds = 60 * 60;

/**
 * Enforces the limits of messages in 24 hours, per sender and in total, across all networks. Call it in the
 * transaction that stores the message.
 * @throws TooManyRequests
 */
async function refuseBeyondDailyInquiries(req: PayloadRequest, email: string): Promise<void> {
  const { all, own } = await lockInquiriesOfDay(req, email);
  if (own >= dailyLimits.inquiriesPerSender) throw new TooManyRequests(fromSender, laterSeconds);
  if (all >= dailyLimits.inquiries) throw new TooManyRequests(fromAll, laterSeconds);
}

const ticketProblems: Record<Exclude<TicketState, 'valid'>, string> = {
  early: 'That was faster than anyone can write. Please send again in a moment.',
  expired: 'This form was open for more than a day. Please send again.',
  foreign: 'This form needs a fresh start. Please send again.',
};
const tooManyMessages = 'Too many messages from your network. Please try again later.';

/**
 * Stores a visitor's contact form message. The same text sent again with the same ticket is stored once.
 * @throws BadRequest on the field `ticket`, TooManyRequests beyond the limits per network address, sender and day
 */
export async function submitInquiry({
  req,
  ticket,
  inquiry,
}: {
  req: PayloadRequest;
  ticket: string;
  inquiry: Inquiry & CameBy;
}): Promise<void> {
  const state = judgeInquiryTicket(ticket, acceptedSecrets(req.payload.secret), Date.now());
  if (state !== 'valid') {
    const message = ticketProblems[state];
    throw new BadRequest(message, [{ field: 'ticket', message }]);
  }
  const submissionKey = keyOf(ticket, inquiry);
  if (await isInquiryKept(req.payload, submissionKey)) return;
  await consume(getLimiters(req.payload).inquiryAddress, clientAddress(req.headers), tooManyMessages);
  try {
    await inTransaction(req, async () => {
      await refuseBeyondDailyInquiries(req, inquiry.email);
      const { id } = await req.payload.create({
        collection: 'inquiries',
        data: { ...inquiry, status: 'new', submissionKey, noticeMessageId: newMessageId() },
        depth: 0,
        // Access rules forbid creating inquiries. Only this operation and booking reports do.
        overrideAccess: true,
        req,
      });
      await queueMail(req, { kind: 'inquiry', inquiryId: id }, 'the firm');
    });
  } catch (error) {
    // Two concurrent submissions both pass the check above. The unique index keeps one.
    if (!(await isInquiryKept(req.payload, submissionKey))) throw error;
  }
}

function keyOf(ticket: string, inquiry: Inquiry): string {
  const { name, email, company, message } = inquiry;
  return createHash('sha256')
    .update(JSON.stringify([ticket, name, email, company, message]))
    .digest('base64url');
}
