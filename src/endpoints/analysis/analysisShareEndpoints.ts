import { presentSharedAnalysis } from '@/operations/analyses/presentAnalysis';
import { openShared } from '@/operations/shares/openShared';
import { sharedAnalysisSchema } from '@/schemas/analysis';
import { openSharedBodySchema } from '@/schemas/share';
import { defineEndpoint } from '../defineEndpoint';
import { shareEndpoints } from '../shares/shareEndpoints';

const collection = 'analyses';

export const analysisShareEndpoints = [
  ...shareEndpoints({ collection, path: '/analysis/:id/share', noun: 'analysis' }),
  defineEndpoint({
    method: 'post',
    path: '/shared-analyses',
    summary: 'Open a shared analysis by the token of its link',
    access: 'public',
    body: openSharedBodySchema,
    answer: sharedAnalysisSchema,
    handler: async ({ req, body: { token } }) => ({
      body: presentSharedAnalysis(await openShared({ req, collection, token })),
    }),
  }),
];
