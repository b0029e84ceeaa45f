import { z } from 'zod';
import { printAnalysis, type PrintedFile } from '@/operations/printing/printAnalysis';
import { tabulateAnalysis } from '@/operations/printing/tabulateAnalysis';
import { documentIdParams } from '@/schemas/documentId';
import { printQuerySchema } from '@/schemas/printQuery';
import { defineEndpoint } from '../defineEndpoint';

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

export const analysisFileEndpoints = [
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
];
