import { z } from 'zod';
import { forgetProgress } from '@/operations/progress/forgetProgress';
import { listClientProgress } from '@/operations/progress/listClientProgress';
import { listProgress } from '@/operations/progress/listProgress';
import { recordProgress } from '@/operations/progress/recordProgress';
import { sumClientProgress } from '@/operations/progress/sumClientProgress';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import {
  clientProgressSchema,
  progressBodySchema,
  progressListQuerySchema,
  progressParams,
  progressSchema,
  progressTotalsSchema,
} from '@/schemas/progress';
import { defineEndpoint } from '../defineEndpoint';
import { totalHeaders } from '../totalHeaders';

const ofProject = {
  path: '/analysis/:id/projects/:opportunityId',
  access: 'user',
  params: progressParams,
} as const;

export const progressEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/analysis/:id/projects',
    summary: "How far an analysis' projects are, for its owner and administrators",
    access: 'user',
    params: documentIdParams,
    answer: z.array(progressSchema),
    handler: async ({ req, params }) => ({ body: await listProgress({ req, id: params.id }) }),
  }),
  defineEndpoint({
    ...ofProject,
    method: 'put',
    summary: "Record how far a project is and what came of it, for the analysis' owner; figures are computed",
    body: progressBodySchema,
    answer: progressSchema,
    handler: async ({ req, params, body }) => ({ body: await recordProgress({ req, ...params, body }) }),
  }),
  defineEndpoint({
    ...ofProject,
    method: 'delete',
    summary: "Take back what was recorded of a project, for the analysis' owner",
    answer: messageSchema,
    handler: async ({ req, params }) => {
      await forgetProgress({ req, ...params });
      return { body: { message: 'Nothing is recorded of this project any more' } };
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/admin/projects',
    summary: 'All clients’ projects in pages, the latest change first; X-Total-Count says how many match',
    access: 'admin',
    query: progressListQuerySchema,
    answer: z.array(clientProgressSchema),
    handler: async ({ req, query }) => {
      const { projects, total } = await listClientProgress({ req, query });
      return { body: projects, headers: totalHeaders(total) };
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/admin/projects/totals',
    summary: 'What measured projects were expected to save and do, over all clients',
    access: 'admin',
    answer: progressTotalsSchema,
    handler: async ({ req }) => ({ body: await sumClientProgress({ req }) }),
  }),
];
