import { env } from '@/env';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { startMailQueue } from '@/operations/mail/runMailQueue';
import { checkHealth } from '@/operations/checkHealth';
import { healthSchema, type Health } from '@/schemas/health';
import { defineEndpoint } from '../defineEndpoint';

/** Bounds how often the database is queried, however many clients ask. */
const freshSeconds = 1;

export const healthEndpoint = defineEndpoint({
  method: 'get',
  path: '/health',
  summary: 'Whether the site can serve: 200 when the database answers within a second, else 503',
  access: 'public',
  isOfThisServer: true,
  answer: healthSchema,
  handler: async ({ req }) => {
    markCacheable([], freshSeconds, { mayStandIn: false });
    const isUp = await checkHealth({ req });
    // Runs at startup, because the server requests its own health until the database is available.
    if (isUp && env.ROLE !== 'web') startMailQueue(req.payload);
    const body: Health = { status: isUp ? 'ok' : 'unavailable' };
    return { body, status: isUp ? 200 : 503 };
  },
});
