import { discardAnalysisDraft } from '@/operations/analyses/discardAnalysisDraft';
import { readAnalysisDraft } from '@/operations/analyses/readAnalysisDraft';
import { saveAnalysisDraft } from '@/operations/analyses/saveAnalysisDraft';
import {
  analysisDraftBodySchema,
  analysisDraftQuerySchema,
  analysisDraftSchema,
} from '@/schemas/analysisDraft';
import { defineEndpoint } from '../defineEndpoint';

const path = '/analysis/draft';

export const analysisDraftEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary: 'The analysis that the signed-in account has begun to describe',
    access: 'user',
    answer: analysisDraftSchema,
    handler: async ({ req }) => ({ body: await readAnalysisDraft({ req }) }),
  }),
  defineEndpoint({
    method: 'put',
    path,
    summary: 'Add answers to the analysis that is begun; 409 when it was finished or started over meanwhile',
    access: 'user',
    body: analysisDraftBodySchema,
    answer: analysisDraftSchema,
    handler: async ({ req, body }) => ({ body: await saveAnalysisDraft({ req, body }) }),
  }),
  defineEndpoint({
    method: 'delete',
    path,
    summary: 'Discard the analysis that is begun',
    access: 'user',
    query: analysisDraftQuerySchema,
    answer: analysisDraftSchema,
    handler: async ({ req, query: { key } }) => {
      await discardAnalysisDraft({ req, key });
      return { body: await readAnalysisDraft({ req }) };
    },
  }),
];
