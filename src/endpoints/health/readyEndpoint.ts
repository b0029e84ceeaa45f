import { markCacheable } from '@/integrations/pageCache/renderScope';
import { checkReadiness } from '@/operations/checkReadiness';
import { readinessSchema } from '@/schemas/readiness';
import { defineEndpoint } from '../defineEndpoint';

/** Bounds how often the database is queried, however many clients ask. */
const freshSeconds = 1;

export const readyEndpoint = defineEndpoint({
  method: 'get',
  path: '/ready',
  summary:
    'Whether a balancer may send requests: 200 when the database answers within a second, has all migrations that ' +
    'this release knows, and the process has not been told to end; else 503 with what is in the way',
  access: 'public',
  isOfThisServer: true,
  answer: readinessSchema,
  handler: async ({ req }) => {
    markCacheable([], freshSeconds, { mayStandIn: false });
    const status = await checkReadiness({ req });
    return { body: { status }, status: status === 'ready' ? 200 : 503 };
  },
});
