import { countVisitorAction } from '@/operations/overview/countVisitorAction';
import { readOverview } from '@/operations/overview/readOverview';
import { messageSchema } from '@/schemas/message';
import { overviewQuerySchema, overviewSchema, visitorActionParams } from '@/schemas/overview';
import { defineEndpoint } from '../defineEndpoint';

export const overviewEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/admin/overview',
    summary: 'What happened on the site per day, week or month, and how far runs of the wizard came',
    access: 'admin',
    query: overviewQuerySchema,
    answer: overviewSchema,
    handler: async ({ req, query }) => ({ body: await readOverview({ req, query }) }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/counts/:action',
    summary:
      'Count that a visitor opened the booking calendar (booking-open): a number of the day, nothing else',
    access: 'public',
    params: visitorActionParams,
    answer: messageSchema,
    handler: async ({ req, params }) => {
      await countVisitorAction({ req, action: params.action });
      return { body: { message: 'Thank you' } };
    },
  }),
];
