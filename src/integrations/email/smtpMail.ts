import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';

/** Start of an encoded word (RFC 2047). */
const encodedWord = /=\?/;

/**
 * Prepares user input for a mail header. Mail clients would decode text that looks like an encoded word. nodemailer
 * encodes a whole text only if it isn’t ASCII, so a no-break space is appended.
 */
const encodedWhole = (text: string): string => (encodedWord.test(text) ? `${text}\u00a0` : text);

/** Timeout until the mail server's greeting. */
const usualTimeoutMs = 10_000;

/**
 * Timeout of silence after that. Many servers scan a mail before they accept it, and a client that gives up sooner
 * than RFC 5321 requires (4.5.3.2.6) sends duplicates. A shutdown doesn't wait that long; that mail is never sent
 * again.
 */
const silenceMs = 10 * 60_000;

interface SmtpSettings {
  /** smtp://host:port or smtps://user:password@host */
  url: string;
  /** Sender of all mail. */
  from: string;
  firmName: string;
  timeoutMs?: number;
}

/** nodemailer must not read files or fetch URLs for a mail's content. */
const withoutForeignContent = { disableFileAccess: true, disableUrlAccess: true };

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Creates a mail adapter for an SMTP server. Credentials are sent only over TLS, except to this machine. */
export async function smtpMail({
  url,
  from,
  firmName,
  timeoutMs = usualTimeoutMs,
}: SmtpSettings): Promise<EmailAdapter> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isEncrypted = protocol === 'smtps:';
  const adapter = await nodemailerAdapter({
    defaultFromAddress: from,
    // Quoted, because commas and brackets are syntax in a header.
    defaultFromName: `"${firmName.replace(/["\\\p{Cc}]/gu, '')}"`,
    // The site may start before the mail server does.
    skipVerify: true,
    transportOptions: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isEncrypted ? 465 : 587),
      secure: isEncrypted,
      requireTLS: username !== '' && !loopbackHosts.has(hostname),
      auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      socketTimeout: silenceMs,
      ...withoutForeignContent,
    },
  });
  return (context) => {
    const mailer = adapter(context);
    return {
      ...mailer,
      sendEmail: ({ subject, replyTo, ...mail }) =>
        mailer.sendEmail({
          ...mail,
          ...(subject !== undefined && { subject: encodedWhole(subject) }),
          ...(replyTo && { replyTo: withEncodedName(replyTo) }),
        }),
    };
  };
}

const withEncodedName = (replyTo: NonNullable<SendEmailOptions['replyTo']>) =>
  typeof replyTo === 'object' && 'name' in replyTo
    ? { ...replyTo, name: encodedWhole(replyTo.name) }
    : replyTo;
