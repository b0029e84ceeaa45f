import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { presentedOpportunities } from '@/content/analysis/presentedPlan';
import { analyze } from '@/domain/analysis/analyze';
import { planOfResult } from '@/domain/analysis/plan/headlineResult';
import { assumedReadiness } from '@/domain/analysis/readinessOfScore';
import type { AnalysisReply } from '@/domain/languageModel/analysis/AnalysisTexts';
import { fineReply } from '@/domain/languageModel/analysis/fixtures/fineReply';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { analysisBodySchema } from '@/schemas/analysisBody';
import type { Behaviour, ModelRequest } from '../../scripts/testing/FakeModelServer.mjs';
import { signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from './api';
import { testPayload } from './testPayload';
import { useFakeModel } from './useFakeModel';

/** For the tests of one file: a model that words analyses well, and somebody new who asks for one in each. */
export function writtenAnalyses() {
  const desk = {} as {
    payload: Payload;
    model: Awaited<ReturnType<typeof useFakeModel>>;
    account: TestAccount;
  };
  beforeAll(async () => {
    desk.payload = await testPayload();
    desk.model = await useFakeModel();
  });
  beforeEach(async () => {
    desk.account = await signedInAccount();
    desk.model.server.reset();
    desk.model.server.usually(fine);
    desk.model.plugIn();
  });
  afterAll(() => desk.model.stop());
  return Object.assign(desk, {
    generate: (body: unknown = analysisBody(), key?: string, { token } = desk.account) =>
      api<PresentedAnalysis & { message: string }>('POST', '/api/analysis/generate', {
        token,
        body,
        headers: key ? { 'Idempotency-Key': key } : {},
      }),
    rowOf: (id: number) =>
      desk.payload.findByID({ collection: 'analyses', id, depth: 0, overrideAccess: true }),
    ownRows: async ({ id }: TestAccount = desk.account) => {
      const where = { owner: { equals: id } };
      return (await desk.payload.find({ collection: 'analyses', where, depth: 0, overrideAccess: true }))
        .docs;
    },
    turnsLeft: async ({ id }: TestAccount = desk.account) => {
      const where = { owner: { equals: id } };
      return (await desk.payload.count({ collection: 'generations', where, overrideAccess: true })).totalDocs;
    },
  });
}

/** The data that the model was sent with a request. */
export const dataOf = ({ turns }: ModelRequest) =>
  JSON.parse(turns[0]?.content ?? '') as Parameters<typeof fineReply>[0]['data'];

/** The fine answer to a request, changed. */
export const replyTo = (request: ModelRequest, changed: Partial<AnalysisReply> = {}): AnalysisReply => ({
  ...fineReply({ data: dataOf(request) }),
  ...changed,
});
const fine = (request: ModelRequest): Behaviour => ({ answer: replyTo(request) });

/** The engine's own result for a body, as the API answers it. */
export function engineOf(body: unknown = analysisBody()) {
  const answers = { ...analysisBodySchema.parse(body), aiReadiness: assumedReadiness };
  return presentedOpportunities(planOfResult(answers, analyze(answers)));
}
