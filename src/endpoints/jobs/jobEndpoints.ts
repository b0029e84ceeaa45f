import { cleanUpAsAsked } from '@/operations/jobs/cleanUp';
import { runDueJobs } from '@/operations/jobs/runDueJobs';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

/** Sent by the server itself: see src/edge/jobsClock.mjs. */
const keyOf = (headers: Headers): string => headers.get('x-jobs-key') ?? '';

export const jobEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/jobs/run',
    summary: 'Do what was scheduled for now, such as publishing a post. For the server itself',
    access: 'public',
    answer: messageSchema,
    handler: async ({ req }) => {
      await runDueJobs({ req, key: keyOf(req.headers) });
      return { body: { message: 'Done' } };
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/jobs/clean-up',
    summary: 'Remove what is over, such as expired sessions. For the server itself',
    access: 'public',
    answer: messageSchema,
    handler: async ({ req }) => {
      await cleanUpAsAsked({ req, key: keyOf(req.headers) });
      return { body: { message: 'Done' } };
    },
  }),
];
