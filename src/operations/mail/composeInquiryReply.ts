import type { Payload } from 'payload';
import { findInquiryById } from '@/database/tables/inquiries';
import { findEntryById, findReplies } from '@/database/tables/inquiryEntries';
import { findUserRow } from '@/database/tables/users';
import { inquiryReplyMail } from '@/emails/inquiryReplyMail';
import { env } from '@/env';
import { formatDateIn } from '@/format/dates';
import { firmNameOf } from '@/queries/firmNameOf';
import { quotedMessage } from '../inquiries/quotedMessage';
import type { AddressedMail } from './AddressedMail';

/**
 * Composes a reply to an inquiry. It references the earlier mails, so that mail clients show one thread. Answers go
 * to the firm's mailbox, else to the reply's author.
 */
export async function composeInquiryReply(payload: Payload, entryId: number): Promise<AddressedMail | null> {
  const entry = await findEntryById(payload, entryId);
  const inquiry = entry && (await findInquiryById(payload, Number(entry.inquiry)));
  if (!inquiry || !entry.messageId) return null;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const author = entry.author ? await findUserRow(payload, Number(entry.author)) : null;
  const address = settings.contactEmail || env.MAIL_TO || author?.email;
  const earlier = (await findReplies(payload, inquiry.id)).filter(({ id }) => id < entryId);
  const references = [inquiry.noticeMessageId, ...earlier.map(({ messageId }) => messageId)].filter(isNamed);
  const inReplyTo = references.at(-1);
  return {
    to: inquiry.email,
    ...(address && { replyTo: { name: firmNameOf(settings), address } }),
    messageId: entry.messageId,
    ...(inReplyTo && { inReplyTo, references }),
    ...inquiryReplyMail({
      subject: entry.subject ?? '',
      text: entry.text,
      original: {
        name: inquiry.name,
        message: quotedMessage(inquiry),
        day: formatDateIn(inquiry.createdAt, 'UTC'),
      },
    }),
  };
}

const isNamed = (id: string | null | undefined): id is string => Boolean(id);
