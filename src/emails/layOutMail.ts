import { builtInColors } from '@/domain/look/builtInColors';
import { logoSizeOf, lookImagePath } from '@/domain/look/lookImage';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { mailableName } from '@/domain/mail/mailableName';
import { oneLine } from '@/domain/text/oneLine';
import type { FirmLook } from '@/queries/lookOf';
import type { Mail } from './Mail';

/** Content of a mail; the frame is the same for all. All texts are plain text and escaped for HTML. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** The call to action, as a button and as a URL to copy. */
  action?: { label: string; address: string };
  /** Paragraphs after the action, such as the advice for recipients who didn't request the mail. */
  closing?: readonly string[];
}

/** Sender and recipient of a mail. */
interface MailFrame {
  firmName: string;
  look: Pick<FirmLook, 'accentColor' | 'logo'>;
  siteAddress: string;
  /** Name of the recipient as entered by a user; null if the owner of the address is unknown. */
  recipientName: string | null;
}

const bodyStyle = 'margin:0;padding:24px 12px;background:#f7f9f7;color:#0f1d17';
const cardStyle = (accent: string) =>
  `max-width:560px;margin:0 auto;padding:28px 28px 20px;background:#ffffff;border:1px solid #d5ddd7;border-top:6px solid ${accent};border-radius:6px;font:16px/1.55 Arial,Helvetica,sans-serif`;
const buttonStyle = (accent: string) =>
  `display:inline-block;padding:13px 22px;border-radius:8px;background:${accent};color:#ffffff;font-weight:bold;text-decoration:none`;
const smallStyle = 'color:#5a6861;font-size:14px';

const paragraph = (text: string, style = '') =>
  `<p${style ? ` style="${style}"` : ''}>${escapeHtml(text)}</p>`;

/** The logo as PNG, because not all mail programs show WebP. */
function logoHtml({ look: { logo }, siteAddress, firmName }: MailFrame): string[] {
  if (!logo) return [];
  const { width, height } = logoSizeOf(logo);
  const address = escapeHtml(siteAddress + lookImagePath('logo', logo.filename));
  return [
    `<p style="margin:0 0 20px"><img src="${address}" alt="${escapeHtml(oneLine(firmName))}" width="${width}" height="${height}" style="border:0"></p>`,
  ];
}

/** Renders a mail in plain text and in HTML with the same text. */
export function layOutMail(content: MailContent, frame: MailFrame): Mail {
  const subject = oneLine(content.subject);
  const name = mailableName(frame.recipientName ?? '');
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const signature = `${oneLine(frame.firmName)}, ${frame.siteAddress}`;
  const { paragraphs, action, closing = [] } = content;
  const accent = frame.look.accentColor ?? builtInColors.day['green-700'];
  const address = action ? escapeHtml(action.address) : '';
  const actionHtml = action
    ? [
        `<p style="margin:24px 0"><a href="${address}" style="${buttonStyle(accent)}">${escapeHtml(action.label)}</a></p>`,
        `<p style="${smallStyle}">Or copy this address into your browser:<br><a href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>`,
      ]
    : [];
  return {
    subject,
    text: [
      greeting,
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.address}`] : []),
      ...closing,
      `-- \n${signature}`,
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
      `<body style="${bodyStyle}"><div style="${cardStyle(accent)}">`,
      ...logoHtml(frame),
      paragraph(greeting),
      ...paragraphs.map((text) => paragraph(text)),
      ...actionHtml,
      ...closing.map((text) => paragraph(text)),
      `<p style="${smallStyle};margin-top:28px;padding-top:14px;border-top:1px solid #d5ddd7">${escapeHtml(signature)}</p>`,
      '</div></body></html>',
    ].join('\n'),
  };
}
