import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';

/** How an encoded word begins (RFC 2047). */
const encodedWord = /=\?/;

/**
 * A typed text for the head of a mail. What looks like an encoded word would be decoded by whoever reads it; nodemailer
 * encodes a text as a whole only when it isn’t ASCII, so such a text ends in a space that isn’t.
 */
const encodedWhole = (text: string): string => (encodedWord.test(text) ? `${text}\u00a0` : text);

/** How long a mail server may take until it says who it is. */
const usualTimeoutMs = 10_000;

/**
 * How long it may be silent from then on. Many look through a mail before they say that they have taken it: who gives up
 * sooner than RFC 5321 asks for (4.5.3.2.6) sends again what arrives. A server that is ended doesn't wait for so long: that
 * mail is never sent again.
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

/** A mail never brings files or addresses along whose content would be fetched for it. */
const withoutForeignContent = { disableFileAccess: true, disableUrlAccess: true };

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends mail through an SMTP server. Credentials only go over an encrypted line, except to this machine itself. */
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
    // It becomes part of a header, in which commas and brackets have a meaning unless they are quoted.
    defaultFromName: `"${firmName.replace(/["\\\p{Cc}]/gu, '')}"`,
    // The server may start before the mail server does.
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
