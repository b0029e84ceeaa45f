import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { recalculateAnalyses } from '@/operations/analyses/recalculateAnalyses';
import type { AnalysisSummary, PresentedAnalysis, SharedAnalysis } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api, openApi } from '../helpers/api';
import { generateAnalysis } from '../helpers/generateAnalysis';
import { testPayload } from '../helpers/testPayload';

/** A business with more to do than one day a month has room for. */
const largeBody = () =>
  analysisBody({
    ...distributor,
    departmentTasks: Object.fromEntries(
      Object.entries(distributor.departmentTasks).map(([department, tasks = []]) => [
        department,
        {
          tasks: tasks.map(({ taskName }) => taskName),
          taskDetails: Object.fromEntries(tasks.map(({ taskName, ...details }) => [taskName, details])),
        },
      ]),
    ),
  });

async function clientWithAnalysis() {
  const account = await signedInAccount();
  const { body: analysis } = await generateAnalysis(account.token, largeBody());
  const { token } = account;
  return {
    ...account,
    analysis,
    keep: (daysAMonth: unknown, as = token) =>
      api<PresentedAnalysis>('PUT', `/api/analysis/${analysis.id}/own-days`, {
        token: as,
        body: { daysAMonth },
      }),
    read: async () =>
      (await api<PresentedAnalysis>('GET', `/api/admin/analysis/${analysis.id}`, { token })).body,
    outcome: async () => {
      for await (const outcome of recalculateAnalyses(await testPayload()))
        if (outcome.id === analysis.id) return outcome.outcome;
      return undefined;
    },
  };
}

const phasesOf = ({ opportunities }: Pick<PresentedAnalysis, 'opportunities'>) =>
  new Map(opportunities.map(({ id, phase }) => [id, phase]));
const figuresOf = ({ opportunities }: PresentedAnalysis) =>
  new Map(
    opportunities.map(({ id, roiModel: { savedHours, calculatedSavings, range } }) => [
      id,
      [savedHours, calculatedSavings, range],
    ]),
  );

describe('the days a month that a client’s people can give', () => {
  it('are kept with the analysis and move its phases, and no figure', async () => {
    const client = await clientWithAnalysis();
    const { analysis } = client;
    expect(analysis.own_days).toBeNull();
    const { status, body } = await client.keep(1);
    expect([status, body.own_days]).toEqual([200, { a_month: 1, moves_phases: true }]);
    expect(phasesOf(body)).not.toEqual(phasesOf(analysis));
    for (const [id, phase] of phasesOf(analysis))
      expect(phasesOf(body).get(id)).toBeGreaterThanOrEqual(phase);
    expect(figuresOf(body)).toEqual(figuresOf(analysis));
    expect(await client.read()).toEqual(body);
    expect(await client.outcome()).toBe('same');
    const summary = await api<AnalysisSummary>('GET', '/api/analysis/summary', client);
    expect(summary.body.savings_usd).toBe(
      analysis.opportunities.reduce(
        (sum, { roiModel }) => sum + (Number(roiModel.calculatedSavings) || 0),
        0,
      ),
    );
  });

  it('are in the files and behind the link', async () => {
    const client = await clientWithAnalysis();
    const { body } = await client.keep(2.5);
    const path = `/api/analysis/${client.analysis.id}`;
    const share = await api<{ url: string }>('POST', `${path}/share`, client);
    const token = new URL(share.body.url).hash.slice(1);
    const shared = await api<SharedAnalysis>('POST', '/api/shared-analyses', { body: { token } });
    expect([shared.body.own_days, phasesOf(shared.body)]).toEqual([body.own_days, phasesOf(body)]);
    const answer = await openApi('GET', `${path}/xlsx`, client);
    const data = new Uint8Array(await answer.arrayBuffer());
    const text = Object.values(unzipSync(data))
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(text).toMatch(/you told us; schedule and phases follow it/u);
  });

  it('are taken back, and leave nothing behind', async () => {
    const client = await clientWithAnalysis();
    await client.keep(1);
    await client.keep(30);
    const { body } = await client.keep(null);
    expect(body).toEqual(client.analysis);
  });

  /** Gives an analysis a figure that today's engine doesn't come to. */
  async function countOtherwise(id: number): Promise<void> {
    const payload = await testPayload();
    const row = await payload.findByID({ collection: 'analyses', id, depth: 0 });
    const opportunities = (row.opportunities as { roiModel: { savedHours: number } }[]).map((one, index) =>
      index === 0 ? { ...one, roiModel: { ...one.roiModel, savedHours: 1 } } : one,
    );
    await payload.db.updateOne({ collection: 'analyses', id, data: { opportunities } });
  }

  it('move the calendar alone where today’s engine would change figures too', async () => {
    const client = await clientWithAnalysis();
    await countOtherwise(client.analysis.id);
    const older = await client.read();
    const { body } = await client.keep(1);
    expect(body).toMatchObject({ own_days: { a_month: 1, moves_phases: false } });
    expect(phasesOf(body)).toEqual(phasesOf(older));
    expect(figuresOf(body)).toEqual(figuresOf(older));
  });

  it('stay where phases follow them that today’s engine can’t plan anew', async () => {
    const client = await clientWithAnalysis();
    await client.keep(1);
    await countOtherwise(client.analysis.id);
    const older = await client.read();
    for (const days of [null, 30]) expect((await client.keep(days)).status).toBe(409);
    expect(await client.read()).toEqual(older);
    expect(older.own_days).toEqual({ a_month: 1, moves_phases: true });
  });

  it('are a number within limits, and the owner’s to say', async () => {
    const client = await clientWithAnalysis();
    for (const wrong of [0, 501, 1.25, '12', undefined])
      expect((await client.keep(wrong)).status, String(wrong)).toBe(400);
    const other = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    for (const { token } of [other, admin]) expect((await client.keep(12, token)).status).toBe(404);
    expect((await client.read()).own_days).toBeNull();
  });

  it('are those of one of two requests at once, with its phases', async () => {
    const client = await clientWithAnalysis();
    const answers = await Promise.all([1, 60].map((days) => client.keep(days)));
    const kept = await client.read();
    const [answer] = answers.filter(({ body }) => body.own_days?.a_month === kept.own_days?.a_month);
    expect(kept).toEqual(answer?.body);
    expect(await client.outcome()).toBe('same');
  });
});
