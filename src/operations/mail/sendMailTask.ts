import type { TaskConfig } from 'payload';
import type { MailOrder } from '@/domain/mail/MailOrder';
import { newToken } from '@/services/accounts/linkToken';
import { deliverMail } from './deliverMail';

/** Eight retries: after 15 s, 30 s, 1 min and so on, over about an hour. */
const retries = { attempts: 8, backoff: { type: 'exponential', delay: 15_000 } } as const;

export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  retries,
  inputSchema: [
    { name: 'order', type: 'json', required: true },
    // Trace context of the request that queued the mail.
    { name: 'cause', type: 'text' },
    // Seed of the link tokens, used with the site's secret. Jobs of earlier releases have none.
    { name: 'linkSeed', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    // Only `queueMail` writes to this queue.
    const { order, cause, linkSeed } = input;
    await deliverMail({
      payload: req.payload,
      order: order as unknown as MailOrder,
      cause: cause ?? undefined,
      linkSeed: linkSeed ?? newToken(),
      job,
    });
    return { output: {} };
  },
};
