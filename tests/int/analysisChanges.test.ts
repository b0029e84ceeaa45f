import { describe, expect, it } from 'vitest';
import { savingsTotals } from '@/domain/analysis/totals';
import type { AnalysisListItem, AnalysisSummary, PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody, taskDetails } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { progressBody } from '../factories/progressBody';
import { api, openApi } from '../helpers/api';
import { generateAnalysis } from '../helpers/generateAnalysis';

const phoneRule = 'No robot answers our phone.';
const ownTask = 'Sorting the pink sheets for the county';
const phoneTask = 'Answering the phone and taking messages';

/** A firm with a known task, one in its own words that nothing else is known of, and one that it forbids. */
const body = () =>
  analysisBody({
    departments: ['Finance & Accounting', 'Customer Service'],
    departmentTasks: {
      'Finance & Accounting': {
        tasks: ['Processing supplier invoices', ownTask],
        taskDetails: {
          'Processing supplier invoices': taskDetails({ teamSize: 3, hours: 14, salary: 70_000 }),
          [ownTask]: taskDetails({ teamSize: 2, hours: 10 }),
        },
      },
      'Customer Service': {
        tasks: [phoneTask],
        taskDetails: { [phoneTask]: taskDetails({ teamSize: 3, hours: 20 }) },
      },
    },
    additionalContext: phoneRule,
  });

async function clientWithAnalysis() {
  const account = await signedInAccount();
  const { body: analysis } = await generateAnalysis(account.token, body());
  const path = `/api/analysis/${analysis.id}`;
  const call = (method: 'POST' | 'PUT', name: string, sent: unknown, token = account.token) =>
    api<PresentedAnalysis>(method, `${path}/${name}`, { token, body: sent as Record<string, unknown> });
  return {
    ...account,
    analysis,
    path,
    recount: (sent: unknown = {}, token?: string) => call('POST', 'recount', sent, token),
    rename: (sent: unknown, token?: string) => call('PUT', 'tasks', sent, token),
    putBack: (opportunityIds: unknown, token?: string) => call('PUT', 'put-back', { opportunityIds }, token),
  };
}

const ofTask = (opportunities: PresentedAnalysis['opportunities'], name: string) =>
  opportunities.find(({ taskName }) => taskName === name);

describe('the one headline number of an analysis', () => {
  it('is the same in list, summary, analysis and table, and counts nothing that is left out', async () => {
    const client = await clientWithAnalysis();
    const { analysis } = client;
    const { savingsUsd, savedHours } = savingsTotals(analysis.opportunities);
    expect(savingsUsd).toBeGreaterThan(0);
    const list = await api<AnalysisListItem[]>('GET', '/api/analysis', client);
    expect(list.body[0]?.opportunities).toEqual(analysis.opportunities);
    const summary = await api<AnalysisSummary>('GET', '/api/analysis/summary', client);
    expect(summary.body).toMatchObject({
      savings_usd: savingsUsd,
      opportunities: analysis.opportunities.length,
    });
    expect(summary.body.analyses[0]).toMatchObject({ savings_usd: savingsUsd, saved_hours: savedHours });
    const csv = await (await openApi('GET', `${client.path}/csv`, client)).text();
    expect(csv).toContain('Opportunity');
    expect(ofTask(analysis.opportunities, phoneTask)).toBeUndefined();
    expect(ofTask(analysis.removed, phoneTask)).toBeDefined();
  });
});

describe('a task that is to be sized', () => {
  it('has no sums, and is counted once its questions are answered', async () => {
    const client = await clientWithAnalysis();
    const before = ofTask(client.analysis.opportunities, ownTask);
    expect(before?.roiModel).toMatchObject({ savedHours: 0, calculatedSavings: 'TBD' });
    expect(before?.roiModel.assumptions).toContain('To be sized');
    const answer = {
      department: 'Finance & Accounting',
      taskName: ownTask,
      cases: 'alike',
      input: 'software',
    };
    const { status, body: after } = await client.recount({ taskAnswers: [answer] });
    expect(status).toBe(200);
    expect(ofTask(after.opportunities, ownTask)?.roiModel.calculatedSavings).toBeGreaterThan(0);
    expect(ofTask(after.opportunities, 'Processing supplier invoices')?.roiModel).toEqual(
      ofTask(client.analysis.opportunities, 'Processing supplier invoices')?.roiModel,
    );
    const summary = await api<AnalysisSummary>('GET', '/api/analysis/summary', client);
    expect(summary.body.savings_usd).toBe(savingsTotals(after.opportunities).savingsUsd);
  });

  it('keeps an answer that was given before', async () => {
    const client = await clientWithAnalysis();
    const answer = {
      department: 'Finance & Accounting',
      taskName: ownTask,
      cases: 'alike',
      input: 'software',
    };
    await client.recount({ taskAnswers: [answer] });
    const { body: after } = await client.recount({ taskAnswers: [{ ...answer, cases: 'different' }] });
    expect(after.department_tasks['Finance & Accounting']?.[1]).toMatchObject({ cases: 'alike' });
  });
});

describe('a recount', () => {
  it('takes the readiness of the latest audit, and changes nothing where nothing changed', async () => {
    const client = await clientWithAnalysis();
    const { body: same } = await client.recount();
    expect(same).toEqual(client.analysis);
    await api('POST', '/api/audits', { token: client.token, body: { raw_answers: auditAnswers() } });
    const { body: after } = await client.recount();
    expect(after.readiness_audit).not.toBeNull();
    expect((await client.recount()).body).toEqual(after);
  });

  it('is the owner’s, with valid answers only', async () => {
    const client = await clientWithAnalysis();
    const other = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    for (const { token } of [other, admin]) {
      expect((await client.recount({}, token)).status).toBe(404);
      expect((await client.putBack([], token)).status).toBe(404);
    }
    expect((await client.recount({ taskAnswers: [{ department: 'Nowhere', taskName: 'x' }] })).status).toBe(
      400,
    );
    expect((await client.recount({ taskAnswers: 'all' })).status).toBe(400);
  });
});

describe('a project that the client’s words forbid', () => {
  it('is left out with its savings, put back, and left out again', async () => {
    const client = await clientWithAnalysis();
    const { analysis } = client;
    // Figures that lists keep of the former plan.
    await api('GET', '/api/analysis/summary', client);
    await api('GET', '/api/analysis', client);
    const removed = ofTask(analysis.removed, phoneTask);
    const id = removed?.id ?? '';
    expect(analysis.project_ties.find((tie) => tie.opportunityId === id)?.ruledOut).toBe(`“${phoneRule}”`);
    const { body: back } = await client.putBack([id]);
    expect([back.removed, back.put_back]).toEqual([[], [id]]);
    const all = [...back.opportunities, ...back.left_alone];
    expect(ofTask(all, phoneTask)?.roiModel).toEqual(removed?.roiModel);
    const summary = await api<AnalysisSummary>('GET', '/api/analysis/summary', client);
    expect(summary.body.savings_usd).toBe(savingsTotals(back.opportunities).savingsUsd);
    const list = await api<AnalysisListItem[]>('GET', '/api/analysis', client);
    expect(list.body[0]?.opportunities).toEqual(back.opportunities);
    expect((await client.putBack([])).body).toEqual(analysis);
  });

  it('is the only kind that can be put back', async () => {
    const client = await clientWithAnalysis();
    const [recommended] = client.analysis.opportunities;
    for (const wrong of [[recommended?.id], ['unknown'], 'all', [1]])
      expect((await client.putBack(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });
});

describe('a renamed task', () => {
  const department = 'Finance & Accounting';
  const name = 'Sorting the pink forms for the county';

  it('has its new name in analysis, list and files, and the figures that it had', async () => {
    const client = await clientWithAnalysis();
    // Figures that lists keep.
    const before = await api<AnalysisSummary>('GET', '/api/analysis/summary', client);
    const { status, body: after } = await client.rename({ department, taskName: ownTask, name });
    expect(status).toBe(200);
    expect(JSON.stringify({ ...after, department_tasks: {} })).not.toContain('pink sheets');
    expect(after.department_tasks[department]?.[1]).toMatchObject({ taskName: name, enteredName: ownTask });
    expect(after.opportunities.map(({ id, roiModel }) => [id, roiModel])).toEqual(
      client.analysis.opportunities.map(({ id, roiModel }) => [id, roiModel]),
    );
    const list = await api<AnalysisListItem[]>('GET', '/api/analysis', client);
    expect(list.body[0]?.opportunities).toEqual(after.opportunities);
    expect((await api<AnalysisSummary>('GET', '/api/analysis/summary', client)).body).toEqual(before.body);
    expect(await (await openApi('GET', `${client.path}/csv`, client)).text()).toContain(name);
    expect((await client.recount()).body).toEqual(after);
    const back = await client.rename({ department, taskName: name, name: ownTask });
    expect(back.body).toEqual(client.analysis);
  });

  it('is recorded progress of under its new name', async () => {
    const client = await clientWithAnalysis();
    const id = ofTask(client.analysis.opportunities, ownTask)?.id ?? '';
    const body = progressBody({ hoursAMonth: null });
    await api('PUT', `${client.path}/projects/${id}`, { token: client.token, body });
    await client.rename({ department, taskName: ownTask, name });
    const { body: recorded } = await api<{ project: string }[]>('GET', `${client.path}/projects`, client);
    expect(recorded.map(({ project }) => project)).toEqual([name]);
  });

  it('is the owner’s own, with a name that is free', async () => {
    const client = await clientWithAnalysis();
    const other = await signedInAccount();
    const admin = await signedInAccount({ role: 'admin' });
    const sent = { department, taskName: ownTask, name };
    for (const { token } of [other, admin]) expect((await client.rename(sent, token)).status).toBe(404);
    for (const wrong of [
      { ...sent, taskName: 'Processing supplier invoices' },
      { ...sent, taskName: 'Nothing' },
      { ...sent, department: 'Nowhere' },
      { ...sent, department: 'Sales' },
      { ...sent, name: '  ' },
      { ...sent, name: 'x'.repeat(121) },
      { ...sent, name: 'processing  supplier invoices' },
    ])
      expect((await client.rename(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });
});
