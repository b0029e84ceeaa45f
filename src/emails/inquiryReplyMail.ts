import { quoteMessage } from '@/domain/inquiries/quoteMessage';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { oneLine } from '@/domain/text/oneLine';
import type { Mail } from './Mail';

interface Reply {
  subject: string;
  text: string;
  /** The quoted inquiry. `message` may be empty; `day` is formatted. */
  original: { name: string; message: string; day: string };
}

const quoteStyle = 'margin:16px 0 0;padding-left:12px;border-left:3px solid #d5ddd7;color:#5a6861';
const textStyle = 'white-space:pre-wrap;font:16px/1.55 Arial,Helvetica,sans-serif';

/** A staff member's reply, unchanged, above the quoted inquiry. */
export function inquiryReplyMail({ subject, text, original: { name, message, day } }: Reply): Mail {
  const heading = `On ${day}, ${oneLine(name)} wrote:`;
  return {
    subject: oneLine(subject),
    text: [text, ...(message ? ['', heading, quoteMessage(message)] : [])].join('\n'),
    html: [
      `<div dir="auto" style="${textStyle}">${escapeHtml(text)}</div>`,
      ...(message
        ? [
            `<p>${escapeHtml(heading)}</p>`,
            `<blockquote dir="auto" style="${quoteStyle};${textStyle}">${escapeHtml(message)}</blockquote>`,
          ]
        : []),
    ].join('\n'),
  };
}
