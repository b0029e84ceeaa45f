import { describe, expect, it } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { AccountExport } from '@/schemas/account';
import type { ClientProgress, PresentedProgress, ProgressTotals } from '@/schemas/progress';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { progressBody } from '../factories/progressBody';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

async function clientWithAnalysis() {
  const account = await signedInAccount();
  const { token } = account;
  const { body: analysis } = await api<PresentedAnalysis>('POST', '/api/analysis/generate', {
    token,
    body: analysisBody(),
  });
  const path = `/api/analysis/${analysis.id}/projects`;
  const idOf = (isWanted: (opportunity: PresentedAnalysis['opportunities'][number]) => boolean) =>
    analysis.opportunities.find(isWanted)?.id ?? '';
  const invoices = idOf(({ taskName }) => taskName === 'Processing supplier invoices');
  const rules = idOf(({ taskRelated }) => !taskRelated);
  return {
    ...account,
    analysis,
    path,
    invoices,
    rules,
    record: (opportunityId: string, body: unknown) =>
      api<PresentedProgress & { errors?: { field: string }[] }>('PUT', `${path}/${opportunityId}`, {
        token,
        body,
      }),
    list: async () => (await api<PresentedProgress[]>('GET', path, { token })).body,
  };
}

describe('what becomes of a report’s projects', () => {
  it('is recorded with what was expected and what came of it, by the cost formula', async () => {
    const client = await clientWithAnalysis();
    const { roiModel } = client.analysis.opportunities.find(({ id }) => id === client.invoices) ?? {};
    const { status, body } = await client.record(client.invoices, progressBody({ actual: { usd: 1 } }));
    expect(status).toBe(200);
    expect(body).toEqual({
      opportunity_id: client.invoices,
      project: 'Match supplier invoices to orders and receipts',
      status: 'running',
      hours_a_month: 100,
      cost_usd: 4_000,
      note: 'Two people use it, the third begins in May.',
      expected: { hours: roiModel?.savedHours, usd: roiModel?.calculatedSavings },
      // 2,184 hours a year before, 1,200 now, at 70,000 ÷ 2,080 an hour.
      actual: { hours: 984, usd: 33_115 },
      updated_at: expect.any(String),
    });
    expect(await client.list()).toEqual([body]);
  });

  it('is replaced, also by two requests at once, and taken back', async () => {
    const client = await clientWithAnalysis();
    const answers = await Promise.all(
      ['planned', 'running', 'done'].map((status) =>
        client.record(client.invoices, progressBody({ status })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await client.list()).toHaveLength(1);
    const { body } = await client.record(
      client.invoices,
      progressBody({ status: 'dropped', hoursAMonth: null }),
    );
    expect(body).toMatchObject({ status: 'dropped', hours_a_month: null, actual: null });
    const path = `${client.path}/${client.invoices}`;
    expect((await api('DELETE', path, client)).status).toBe(200);
    expect((await api('DELETE', path, client)).status).toBe(404);
    expect(await client.list()).toEqual([]);
  });

  it('is held against the savings that an older analysis states without a range', async () => {
    const client = await clientWithAnalysis();
    const payload = await testPayload();
    const opportunities = [
      { id: 'old', name: 'Old one', roiModel: { savedHours: 10, calculatedSavings: '$1,200/year' } },
      { id: 'open', name: 'Open one', roiModel: { savedHours: 10, calculatedSavings: 'TBD' } },
    ];
    await payload.update({ collection: 'analyses', id: client.analysis.id, data: { opportunities } });
    const planned = progressBody({ status: 'planned', hoursAMonth: null });
    expect((await client.record('old', planned)).body.expected).toEqual({ hours: 10, usd: 1_200 });
    expect((await client.record('open', planned)).body.expected).toBeNull();
  });

  it('needs a project of the report, and a task behind it for hours', async () => {
    const client = await clientWithAnalysis();
    expect((await client.record('no-such-project', progressBody())).status).toBe(404);
    const { status, body } = await client.record(client.rules, progressBody());
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'hoursAMonth']);
    const done = await client.record(client.rules, progressBody({ status: 'done', hoursAMonth: null }));
    expect(done.body).toMatchObject({ status: 'done', expected: null, actual: null });
    for (const wrong of [
      { status: 'sold' },
      { hoursAMonth: -1 },
      { costUsd: 'much' },
      { note: 'x'.repeat(501) },
    ]) {
      expect((await client.record(client.invoices, progressBody(wrong))).status, JSON.stringify(wrong)).toBe(
        400,
      );
    }
  });

  it('isn’t for anybody else, and administrators read it only', async () => {
    const client = await clientWithAnalysis();
    const other = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    const path = `${client.path}/${client.invoices}`;
    for (const { token } of [other, admin]) {
      expect((await api('PUT', path, { token, body: progressBody() })).status).toBe(404);
    }
    await client.record(client.invoices, progressBody());
    for (const { token } of [other, admin]) expect((await api('DELETE', path, { token })).status).toBe(404);
    expect((await api('GET', client.path, other)).status).toBe(404);
    expect((await api<PresentedProgress[]>('GET', client.path, admin)).body).toHaveLength(1);
  });

  it('is seen across clients by administrators, found by client and project, and added up where measured', async () => {
    const [client, admin] = [await clientWithAnalysis(), await signedInAccount({ role: 'admin' })];
    const totals = async () => (await api<ProgressTotals>('GET', '/api/admin/projects/totals', admin)).body;
    const before = await totals();
    await client.record(client.invoices, progressBody());
    await client.record(client.rules, progressBody({ status: 'planned', hoursAMonth: null }));
    const found = (query: string) =>
      api<ClientProgress[]>('GET', `/api/admin/projects?${new URLSearchParams(query)}`, admin);
    const byClient = await found(`search=${client.email}`);
    expect(byClient.headers.get('X-Total-Count')).toBe('2');
    expect(byClient.body.map(({ opportunity_id }) => opportunity_id)).toEqual([
      client.rules,
      client.invoices,
    ]);
    expect(byClient.body[1]).toMatchObject({
      analysis_id: client.analysis.id,
      client: { email: client.email },
      actual: { usd: 33_115 },
    });
    expect((await found(`search=${client.email}&status=running`)).body).toHaveLength(1);
    expect((await found(`search=${client.email}&page=2&limit=1`)).body).toHaveLength(1);
    expect((await found('search=%25')).body).toEqual([]);
    const after = await totals();
    expect(after.measured - before.measured).toBe(1);
    expect(after.actual_usd - before.actual_usd).toBe(33_115);
    expect(after.statuses).toEqual({
      ...before.statuses,
      planned: before.statuses.planned + 1,
      running: before.statuses.running + 1,
    });
  });

  it.each(['planned', 'dropped'] as const)(
    'saves nothing in the sum while it is %s, whatever was measured',
    async (status) => {
      const [client, admin] = [await clientWithAnalysis(), await signedInAccount({ role: 'admin' })];
      const totals = async () => (await api<ProgressTotals>('GET', '/api/admin/projects/totals', admin)).body;
      const sums = ({ measured, expected_usd, actual_usd }: ProgressTotals) => [
        measured,
        expected_usd,
        actual_usd,
      ];
      const before = await totals();
      const { body } = await client.record(client.invoices, progressBody({ status, hoursAMonth: 90 }));
      expect(body.actual?.usd).toBeGreaterThan(0);
      const unused = await totals();
      expect(sums(unused)).toEqual(sums(before));
      expect(unused.statuses[status] - before.statuses[status]).toBe(1);
      await client.record(client.invoices, progressBody({ status: 'done', hoursAMonth: 90 }));
      const after = await totals();
      expect(after.measured - before.measured).toBe(1);
      expect(after.statuses).toEqual({ ...before.statuses, done: before.statuses.done + 1 });
    },
  );

  it('is handed out with the account, and goes with it and with its analysis', async () => {
    const client = await clientWithAnalysis();
    await client.record(client.invoices, progressBody());
    const { body } = await api<AccountExport>('GET', '/api/auth/export', client);
    expect(body.project_progress).toMatchObject([
      { analysis_id: client.analysis.id, opportunity_id: client.invoices },
    ]);
    const payload = await testPayload();
    await payload.delete({ collection: 'analyses', id: client.analysis.id });
    const left = await payload.count({
      collection: 'project-progress',
      where: { analysis: { equals: client.analysis.id } },
    });
    expect(left.totalDocs).toBe(0);
  });
});
