import type { Mail } from '@/emails/Mail';

/** A mail with its recipient. */
export interface AddressedMail extends Mail {
  to: string;
  replyTo?: { name: string; address: string };
  /** Message-ID for mails that later ones refer to. Other mails get one derived from their job. */
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
  /** Further headers by name. */
  headers?: Record<string, string>;
}
