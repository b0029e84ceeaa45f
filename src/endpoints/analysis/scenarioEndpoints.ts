import { z } from 'zod';
import { createScenario } from '@/operations/scenarios/createScenario';
import { deleteScenario } from '@/operations/scenarios/deleteScenario';
import { listScenarios } from '@/operations/scenarios/listScenarios';
import { replaceScenario } from '@/operations/scenarios/replaceScenario';
import { documentIdParams } from '@/schemas/documentId';
import { messageSchema } from '@/schemas/message';
import { scenarioBodySchema, scenarioParams, scenarioSchema } from '@/schemas/scenario';
import { defineEndpoint } from '../defineEndpoint';

const ofAnalysis = { path: '/analysis/:id/scenarios', access: 'user', params: documentIdParams } as const;
const ofScenario = {
  path: '/analysis/:id/scenarios/:scenarioId',
  access: 'user',
  params: scenarioParams,
} as const;

export const scenarioEndpoints = [
  defineEndpoint({
    ...ofAnalysis,
    method: 'get',
    summary: "An analysis' named what-if scenarios, for its owner and administrators",
    answer: z.array(scenarioSchema),
    handler: async ({ req, params }) => ({ body: await listScenarios({ req, id: params.id }) }),
  }),
  defineEndpoint({
    ...ofAnalysis,
    method: 'post',
    summary: 'Keep tried numbers under a name; the figures are computed, never taken',
    body: scenarioBodySchema,
    answer: scenarioSchema,
    status: 201,
    handler: async ({ req, params, body }) => ({ body: await createScenario({ req, id: params.id, body }) }),
  }),
  defineEndpoint({
    ...ofScenario,
    method: 'put',
    summary: "Replace a scenario's name and numbers, for the analysis' owner",
    body: scenarioBodySchema,
    answer: scenarioSchema,
    handler: async ({ req, params, body }) => ({ body: await replaceScenario({ req, ...params, body }) }),
  }),
  defineEndpoint({
    ...ofScenario,
    method: 'delete',
    summary: "Delete a scenario, for the analysis' owner",
    answer: messageSchema,
    handler: async ({ req, params }) => {
      await deleteScenario({ req, ...params });
      return { body: { message: 'Scenario deleted' } };
    },
  }),
];
