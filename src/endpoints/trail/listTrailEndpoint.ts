import { z } from 'zod';
import { countedMatches } from '@/domain/countedMatches';
import { listTrail } from '@/operations/trail/listTrail';
import { trailEntrySchema, trailQuerySchema } from '@/schemas/trail';
import { defineEndpoint } from '../defineEndpoint';
import { totalHeaders } from '../totalHeaders';

export const listTrailEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/trail',
  summary: `The trail in pages, newest first; X-Total-Count says how many entries match; of more than ${countedMatches}, X-Total-Is-Least says so`,
  access: 'admin',
  query: trailQuerySchema,
  answer: z.array(trailEntrySchema),
  handler: async ({ req, query }) => {
    const { entries, total } = await listTrail({ req, query });
    return { body: entries, headers: totalHeaders(total, countedMatches) };
  },
});
