import { escapeHtml } from '@/domain/text/escapeHtml';
import { oneLine } from '@/domain/text/oneLine';
import type { Inquiry } from '@/schemas/inquiry';
import type { Mail } from './Mail';

/** Notifies the firm of a message from the contact form. `address` is its URL in the CMS. */
export function inquiryMail({ name, email, company, message }: Inquiry, address: string): Mail {
  const facts = [
    ['Name', oneLine(name)],
    ['Email', oneLine(email)],
    ['Company', oneLine(company) || 'Not given'],
  ] as const;
  const closing = 'Reply to this email to write to the sender. The message is kept at';
  return {
    subject: `Message from ${oneLine(name)} through the contact form`,
    text: [
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      message,
      '',
      `${closing} ${address}`,
    ].join('\n'),
    html: [
      ...facts.map(([label, value]) => `<p><b>${label}:</b> ${escapeHtml(value)}</p>`),
      `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(message)}</p>`,
      `<p>${closing} <a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`,
    ].join('\n'),
  };
}

/** Returns the sender as the Reply-To address. */
export const replyTo = ({ name, email }: Inquiry) => ({ name: oneLine(name), address: oneLine(email) });
