import type { TaskConfig } from 'payload';
import { deliverMail } from './deliverMail';
import type { MailOrder } from './MailOrder';

/** Eight more attempts: after 15 s, 30 s, 1 min and so on, over about an hour. */
const retries = { attempts: 8, backoff: { type: 'exponential', delay: 15_000 } } as const;

export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  retries,
  inputSchema: [
    { name: 'order', type: 'json', required: true },
    // Of the trace that it was ordered in.
    { name: 'cause', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    // Only `queueMail` writes into this queue, and only orders.
    const { order, cause } = input;
    await deliverMail({
      payload: req.payload,
      order: order as unknown as MailOrder,
      cause: cause ?? undefined,
      job,
    });
    return { output: {} };
  },
};
