import { runDueJobs } from '@/operations/jobs/runDueJobs';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

/** Called by the server itself every few seconds: see src/edge/jobsClock.mjs. */
export const runJobsEndpoint = defineEndpoint({
  method: 'post',
  path: '/jobs/run',
  summary: 'Do what was scheduled for now, such as publishing a post. For the server itself',
  access: 'public',
  answer: messageSchema,
  handler: async ({ req }) => {
    await runDueJobs({ req, key: req.headers.get('x-jobs-key') ?? '' });
    return { body: { message: 'Done' } };
  },
});
