import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import { quoteMessage } from '@/domain/inquiries/quoteMessage';
import { formatDate } from '@/format/dates';
import type { InquiryDetails } from '@/schemas/inquiryDesk';

/** Mail programs accept addresses of about 2,000 characters, and a non-Latin character takes nine when encoded. */
const quotedLength = 600;

/** Returns a mailto address that replies and quotes the message, cut to what an address can hold. */
export function replyAddress({ name, email, createdAt, reply }: InquiryDetails): string {
  const { quoted } = reply;
  const start = quoted.length > quotedLength ? `${quoted.slice(0, quotedLength).toWellFormed()}…` : quoted;
  const body = start && `\n\n${texts.wrote(formatDate(createdAt, 'long'), name)}\n${quoteMessage(start)}`;
  // Mail programs need CRLF line breaks (RFC 6068, 5).
  const lines = body.replaceAll('\n', '\r\n');
  const query = `subject=${encodeURIComponent(reply.subject)}&body=${encodeURIComponent(lines)}`;
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`;
}
