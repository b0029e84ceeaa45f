import { z } from 'zod';
import type { GenerationStep } from '@/domain/analysis/generationSteps';
import { discardAnalysisDraft } from '@/operations/analyses/discardAnalysisDraft';
import { generateAnalysis } from '@/operations/analyses/generateAnalysis';
import { saveOwnDays } from '@/operations/analyses/saveOwnDays';
import { listAnalyses } from '@/operations/analyses/listAnalyses';
import { presentSharedAnalysis } from '@/operations/analyses/presentAnalysis';
import { putBack } from '@/operations/analyses/putBack';
import { readAnalysis } from '@/operations/analyses/readAnalysis';
import { readAnalysisDraft } from '@/operations/analyses/readAnalysisDraft';
import { recountAnalysis } from '@/operations/analyses/recountAnalysis';
import { renameTask } from '@/operations/analyses/renameTask';
import { saveAnalysisDraft } from '@/operations/analyses/saveAnalysisDraft';
import { summarizeAnalyses } from '@/operations/analyses/summarizeAnalyses';
import { type PrintedFile, printAnalysis } from '@/operations/printing/printAnalysis';
import { printSample } from '@/operations/printing/printSample';
import { spreadAnalysis } from '@/operations/printing/spreadAnalysis';
import { tabulateAnalysis } from '@/operations/printing/tabulateAnalysis';
import { openShared } from '@/operations/shares/openShared';
import { changeShare } from '@/operations/shares/shareDocument';
import {
  analysisListItemSchema,
  analysisListQuerySchema,
  analysisSchema,
  analysisSummarySchema,
  sharedAnalysisSchema,
} from '@/schemas/analysis';
import { analysisBodySchema } from '@/schemas/analysisBody';
import { putBackBodySchema, recountBodySchema, renameTaskBodySchema } from '@/schemas/analysisChanges';
import { analysisDraftBodySchema, analysisDraftSchema } from '@/schemas/analysisDraft';
import { documentIdParams } from '@/schemas/documentId';
import { draftQuerySchema } from '@/schemas/draftKey';
import { generationEvents } from '@/schemas/generationEvents';
import { ownDaysBodySchema } from '@/schemas/ownDays';
import { printQuerySchema } from '@/schemas/printQuery';
import { changeShareBodySchema, openSharedBodySchema, shareSchema } from '@/schemas/share';
import { submissionKeySchema } from '@/schemas/submissionKey';
import { defineEndpoint } from '../defineEndpoint';
import { eventStreamHeaders } from '../eventChannel';
import { shareEndpoints } from '../shares/shareEndpoints';
import { streamJsonArray } from '../streamJsonArray';
import { streamProgress } from '../streamProgress';
import { totalHeaders } from '../totalHeaders';

const generateAnalysisEndpoint = defineEndpoint({
  method: 'post',
  path: '/analysis/generate',
  summary: 'Run the opportunity analysis; an Idempotency-Key header makes repeating the request safe',
  access: 'user',
  body: analysisBodySchema,
  answer: analysisSchema,
  events: generationEvents,
  status: 201,
  handler: async ({ req, body: answers }) => {
    const submissionKey = submissionKeySchema.parse(req.headers.get('Idempotency-Key') ?? undefined);
    const generate = (onProgress?: (step: GenerationStep) => void) =>
      generateAnalysis({ req, answers, submissionKey, onProgress });
    if (!req.headers.get('Accept')?.includes('text/event-stream')) return { body: await generate() };
    const body = await streamProgress(req, generate);
    return { body, status: 200, headers: eventStreamHeaders };
  },
});

const listAnalysesEndpoint = defineEndpoint({
  method: 'get',
  path: '/analysis',
  summary:
    "The signed-in account's analyses, newest first: a page when any parameter is given, else all; X-Total-Count says how many there are",
  access: 'user',
  query: analysisListQuerySchema,
  answer: z.array(analysisListItemSchema),
  isDirect: true,
  handler: async ({ req, query }) => {
    const { analyses, total } = await listAnalyses({ req, query });
    const body = Array.isArray(analyses) ? analyses : await streamJsonArray(analyses);
    return { body, headers: totalHeaders(total) };
  },
});

const summarizeAnalysesEndpoint = defineEndpoint({
  method: 'get',
  path: '/analysis/summary',
  summary:
    "What a list shows of the signed-in account's analyses, in pages, newest first, and the sums over all",
  access: 'user',
  query: analysisListQuerySchema,
  answer: analysisSummarySchema,
  isDirect: true,
  handler: async ({ req, query }) => ({ body: await summarizeAnalyses({ req, query }) }),
});

/** Under /admin by its documented name. Owners may call it too, because the portal's result pages use it. */
const readAnalysisEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/analysis/:id',
  summary: 'One analysis, for its owner and administrators',
  access: 'user',
  params: documentIdParams,
  answer: analysisSchema,
  handler: async ({ req, params }) => ({ body: await readAnalysis({ req, id: params.id }) }),
});

const keepOwnDaysEndpoint = defineEndpoint({
  method: 'put',
  path: '/analysis/:id/own-days',
  summary:
    "Keep how many days a month the client's people can give, for the analysis' owner: its calendar and phases follow it",
  access: 'user',
  params: documentIdParams,
  body: ownDaysBodySchema,
  answer: analysisSchema,
  handler: async ({ req, params, body }) => ({ body: await saveOwnDays({ req, id: params.id, body }) }),
});

const recountEndpoint = defineEndpoint({
  method: 'post',
  path: '/analysis/:id/recount',
  summary:
    "Count an analysis again with the latest audit's readiness and answers about tasks to be sized, for its owner",
  access: 'user',
  params: documentIdParams,
  body: recountBodySchema,
  answer: analysisSchema,
  handler: async ({ req, params, body }) => ({ body: await recountAnalysis({ req, id: params.id, body }) }),
});

const putBackEndpoint = defineEndpoint({
  method: 'put',
  path: '/analysis/:id/put-back',
  summary: "Put projects that the client's own words forbid back into the plan, for the analysis' owner",
  access: 'user',
  params: documentIdParams,
  body: putBackBodySchema,
  answer: analysisSchema,
  handler: async ({ req, params, body }) => ({ body: await putBack({ req, id: params.id, body }) }),
});

const renameTaskEndpoint = defineEndpoint({
  method: 'put',
  path: '/analysis/:id/tasks',
  summary: "Rename a task in the client's own words, for the analysis' owner; no figure changes",
  access: 'user',
  params: documentIdParams,
  body: renameTaskBodySchema,
  answer: analysisSchema,
  handler: async ({ req, params, body }) => ({ body: await renameTask({ req, id: params.id, body }) }),
});

const path = '/analysis/draft';

const analysisDraftEndpoints = [
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
    query: draftQuerySchema,
    answer: analysisDraftSchema,
    handler: async ({ req, query: { key } }) => {
      await discardAnalysisDraft({ req, key });
      return { body: await readAnalysisDraft({ req }) };
    },
  }),
];

const file = {
  method: 'get',
  access: 'user',
  params: documentIdParams,
  answer: z.instanceof(Uint8Array),
} as const;

const answerFile = ({ name, content }: PrintedFile) => ({
  body: content,
  headers: { 'Content-Disposition': `attachment; filename="${name}"` },
});

const samplePdfEndpoint = defineEndpoint({
  method: 'get',
  path: '/sample-report/pdf',
  summary: 'The sample report of an invented business as a tagged PDF',
  access: 'public',
  answer: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  handler: async ({ req }) => answerFile(await printSample({ req })),
});

const analysisFileEndpoints = [
  defineEndpoint({
    ...file,
    path: '/analysis/:id/pdf',
    summary: 'An analysis as a tagged PDF, for its owner and administrators',
    query: printQuerySchema,
    contentType: 'application/pdf',
    handler: async ({ req, params, query }) =>
      answerFile(await printAnalysis({ req, id: params.id, timeZone: query.timezone })),
  }),
  defineEndpoint({
    ...file,
    path: '/analysis/:id/csv',
    summary: "An analysis' tasks and opportunities as a CSV table, for its owner and administrators",
    contentType: 'text/csv; charset=utf-8',
    handler: async ({ req, params }) => answerFile(await tabulateAnalysis({ req, id: params.id })),
  }),
  defineEndpoint({
    ...file,
    path: '/analysis/:id/xlsx',
    summary:
      'An analysis as a spreadsheet whose figures follow from its inputs, for its owner and administrators',
    query: printQuerySchema,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    handler: async ({ req, params, query }) =>
      answerFile(await spreadAnalysis({ req, id: params.id, timeZone: query.timezone })),
  }),
];

const collection = 'analyses';

const analysisShareEndpoints = [
  ...shareEndpoints({ collection, path: '/analysis/:id/share', noun: 'analysis' }),
  defineEndpoint({
    method: 'put',
    path: '/analysis/:id/share',
    summary: "Show or hide salaries under the analysis's link, which stays the same",
    access: 'user',
    params: documentIdParams,
    body: changeShareBodySchema,
    answer: shareSchema,
    handler: async ({ req, params, body }) => ({ body: await changeShare({ req, id: params.id, body }) }),
  }),
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

export const analysisEndpoints = [
  generateAnalysisEndpoint,
  listAnalysesEndpoint,
  summarizeAnalysesEndpoint,
  readAnalysisEndpoint,
  keepOwnDaysEndpoint,
  recountEndpoint,
  putBackEndpoint,
  renameTaskEndpoint,
  ...analysisDraftEndpoints,
  ...analysisFileEndpoints,
  samplePdfEndpoint,
  ...analysisShareEndpoints,
];
