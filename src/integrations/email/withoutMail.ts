import type { EmailAdapter } from 'payload';

/**
 * Stands in while no mail server is configured. Payload's own stand-in writes whole messages, with the links in them,
 * into the log; this one only says that a message was not sent.
 */
export const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'without-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'Nobody',
  sendEmail: async ({ subject }) => {
    payload.logger.warn(`Mail is not configured; not sent: ${subject ?? 'a message without subject'}`);
  },
});
