import { z } from 'zod';
import { countedMatches } from '@/domain/countedMatches';
import { deleteSubscriber } from '@/operations/newsletter/deleteSubscriber';
import { exportSubscribers } from '@/operations/newsletter/exportSubscribers';
import { countNewsletter, listSubscribers } from '@/operations/newsletter/listSubscribers';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import {
  newsletterCountsSchema,
  subscriberExportQuerySchema,
  subscriberListQuerySchema,
  subscriberSchema,
} from '@/schemas/newsletter';
import { defineEndpoint } from '../defineEndpoint';
import { streamText } from '../streamText';
import { totalHeaders } from '../totalHeaders';

const listEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/newsletter',
  summary: `Subscribers in pages, newest first; X-Total-Count says how many match; of more than ${countedMatches}, X-Total-Is-Least says so`,
  access: 'admin',
  query: subscriberListQuerySchema,
  answer: z.array(subscriberSchema),
  handler: async ({ req, query }) => {
    const { subscribers, total } = await listSubscribers({ req, query });
    return { body: subscribers, headers: totalHeaders(total, countedMatches) };
  },
});

const countsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/newsletter/counts',
  summary: 'How many subscribers there are of each state, and whether readers can sign up',
  access: 'staff',
  answer: newsletterCountsSchema,
  handler: async ({ req }) => ({ body: await countNewsletter({ req }) }),
});

const exportEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/newsletter/export',
  summary: 'All subscribers that match as a CSV file with the link of each to leave, streamed',
  access: 'admin',
  query: subscriberExportQuerySchema,
  answer: z.string(),
  contentType: 'text/csv; charset=utf-8',
  handler: async ({ req, query }) => ({
    body: await streamText(exportSubscribers(req, query)),
    headers: { 'Content-Disposition': 'attachment; filename="subscribers.csv"' },
  }),
});

const deleteEndpoint = defineEndpoint({
  method: 'delete',
  path: '/admin/newsletter/:id',
  summary: 'Delete all that is kept about a subscriber, also that they left',
  access: 'admin',
  params: documentIdParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteSubscriber({ req, id: params.id });
    return { body: { message: 'Subscriber deleted' } };
  },
});

export const newsletterDeskEndpoints = [listEndpoint, countsEndpoint, exportEndpoint, deleteEndpoint];
