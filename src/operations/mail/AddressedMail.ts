import type { Mail } from '@/emails/Mail';

/** A mail and where it goes. */
export interface AddressedMail extends Mail {
  to: string;
  replyTo?: { name: string; address: string };
  /** Where the mail has a name that others refer to; else it gets one of its job. */
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
  /** Further ones, by name. */
  headers?: Record<string, string>;
}
