import { describe, expect, it } from 'vitest';
import { scenarioLimits } from '@/domain/analysis/scenarioLimits';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PresentedScenario } from '@/schemas/scenario';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { scenarioBody, scenarioTask } from '../factories/scenarioBody';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

interface Refusal {
  message: string;
  errors?: { field: string; message: string }[];
}

async function clientWithAnalysis() {
  const account = await signedInAccount();
  const { body } = await api<PresentedAnalysis>('POST', '/api/analysis/generate', {
    token: account.token,
    body: analysisBody(),
  });
  const path = `/api/analysis/${body.id}/scenarios`;
  return {
    ...account,
    analysis: body,
    path,
    list: async () => (await api<PresentedScenario[]>('GET', path, account)).body,
    create: (scenario: unknown = scenarioBody()) =>
      api<PresentedScenario & Refusal>('POST', path, { token: account.token, body: scenario }),
  };
}

const storedScenarios = async (owner: number) =>
  (await testPayload()).count({ collection: 'analysis-scenarios', where: { owner: { equals: owner } } });

describe('what-if scenarios', () => {
  it('keeps the numbers and computes the figures, whatever figures are sent along', async () => {
    const client = await clientWithAnalysis();
    const { status, body } = await client.create(scenarioBody({ figures: { savings_usd: 9 }, owner: 1 }));
    expect(status).toBe(201);
    const others = client.analysis.opportunities
      .filter(({ taskName }) => taskName !== 'Processing supplier invoices')
      .reduce((sum, { roiModel }) => sum + (Number(roiModel.calculatedSavings) || 0), 0);
    expect(body).toMatchObject({
      name: 'Two more people',
      tasks: [scenarioTask()],
      // 70,000 / 2,080 x 5 x 14 x 52 = 122,500, half of it saved
      figures: { savings_usd: 61_250 + others },
    });
    expect(body.figures.cautious_usd).toBeLessThan(body.figures.savings_usd);
    expect(body.figures.ambitious_usd).toBeGreaterThan(body.figures.savings_usd);
    expect(await client.list()).toEqual([body]);
  });

  it('replaces, renames and deletes', async () => {
    const client = await clientWithAnalysis();
    const { body: created } = await client.create();
    const path = `${client.path}/${created.id}`;
    const renamed = scenarioBody({ name: 'One person', tasks: [scenarioTask({ teamSize: 1 })] });
    const replaced = await api<PresentedScenario>('PUT', path, { token: client.token, body: renamed });
    expect(replaced.body).toMatchObject({ id: created.id, ...renamed });
    expect(replaced.body.figures.savings_usd).toBeLessThan(created.figures.savings_usd);
    expect((await api('DELETE', path, client)).status).toBe(200);
    expect((await api('DELETE', path, client)).status).toBe(404);
    expect((await api('PUT', path, { token: client.token, body: renamed })).status).toBe(404);
    expect(await client.list()).toEqual([]);
  });

  it('shows them to administrators, who can’t change them, and to nobody else', async () => {
    const [client, stranger, admin] = await Promise.all([
      clientWithAnalysis(),
      clientWithAnalysis(),
      signedInAccount({ role: 'admin' }),
    ]);
    const { body } = await client.create();
    const path = `${client.path}/${body.id}`;
    expect((await api<PresentedScenario[]>('GET', client.path, admin)).body).toEqual([body]);
    for (const { token } of [stranger, admin]) {
      expect((await api('PUT', path, { token, body: scenarioBody() })).status).toBe(404);
      expect((await api('DELETE', path, { token })).status).toBe(404);
    }
    // Nor by way of an analysis of one's own.
    expect((await api('DELETE', `${stranger.path}/${body.id}`, stranger)).status).toBe(404);
    expect(await client.list()).toEqual([body]);
  });

  it.each([
    ['no body', {}, 'name'],
    ['a blank name', scenarioBody({ name: '  ' }), 'name'],
    ['a name that is too long', scenarioBody({ name: 'x'.repeat(61) }), 'name'],
    ['a name that is no text', scenarioBody({ name: ['x'] }), 'name'],
    ['nothing changed', scenarioBody({ tasks: [] }), 'tasks'],
    ['tasks that are no list', scenarioBody({ tasks: {} }), 'tasks'],
    ['one opportunity twice', scenarioBody({ tasks: [scenarioTask(), scenarioTask()] }), 'tasks'],
    ['half a person', scenarioBody({ tasks: [scenarioTask({ teamSize: 1.5 })] }), 'tasks.0.teamSize'],
    ['41 hours', scenarioBody({ tasks: [scenarioTask({ hours: 41 })] }), 'tasks.0.hours'],
    ['too little salary', scenarioBody({ tasks: [scenarioTask({ salary: 29_999 })] }), 'tasks.0.salary'],
    [
      'a yearly frequency',
      scenarioBody({ tasks: [scenarioTask({ frequency: 'Year' })] }),
      'tasks.0.frequency',
    ],
    ['a share of 81%', scenarioBody({ tasks: [scenarioTask({ sharePercent: 81 })] }), 'tasks.0.sharePercent'],
    [
      'a negative share',
      scenarioBody({ tasks: [scenarioTask({ sharePercent: -1 })] }),
      'tasks.0.sharePercent',
    ],
    [
      'a foreign opportunity',
      scenarioBody({ tasks: [scenarioTask({ opportunityId: '__proto__' })] }),
      'tasks.0.opportunityId',
    ],
  ])('refuses %s and keeps nothing', async (_what, body, field) => {
    const client = await clientWithAnalysis();
    const answer = await client.create(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
    expect(await client.list()).toEqual([]);
  });

  it('gives a name once, however many ask at the same time', async () => {
    const client = await clientWithAnalysis();
    const names = ['Growth', 'growth', 'GROWTH', 'Growth'];
    const answers = await Promise.all(names.map((name) => client.create(scenarioBody({ name }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'A scenario of this name exists already',
      errors: [{ field: 'name' }],
    });
    expect(await client.list()).toHaveLength(1);
  });

  it('keeps no more than the limit', async () => {
    const client = await clientWithAnalysis();
    for (let count = 0; count < scenarioLimits.perAnalysis; count += 1) {
      expect((await client.create(scenarioBody({ name: `Scenario ${count}` }))).status).toBe(201);
    }
    const refused = await client.create(scenarioBody({ name: 'One more' }));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('An analysis keeps up to 20 scenarios. Delete one to save another.');
    expect(await client.list()).toHaveLength(scenarioLimits.perAnalysis);
  });

  it('refuses what an older analysis can’t be counted from', async () => {
    const client = await clientWithAnalysis();
    const payload = await testPayload();
    const older = [{ name: 'Old one', taskRelated: true, roiModel: { calculatedSavings: '$1,200/year' } }];
    await payload.db.updateOne({
      collection: 'analyses',
      id: client.analysis.id,
      data: { opportunities: JSON.stringify(older), departmentTasks: {} },
    });
    expect((await client.create()).status).toBe(400);
    expect(await client.list()).toEqual([]);
  });

  it('goes with its analysis, and is part of what an account takes along', async () => {
    const client = await clientWithAnalysis();
    const { body } = await client.create();
    const kept = await api<{ analysis_scenarios: unknown[] }>('GET', '/api/auth/export', client);
    expect(kept.body.analysis_scenarios).toEqual([{ analysis_id: client.analysis.id, ...body }]);
    await (await testPayload()).delete({ collection: 'analyses', id: client.analysis.id });
    expect(await storedScenarios(client.id)).toEqual({ totalDocs: 0 });
  });

  it('is never left behind by an analysis that is deleted at the same time', async () => {
    const client = await clientWithAnalysis();
    const payload = await testPayload();
    const [created] = await Promise.all([
      client.create(),
      payload.delete({ collection: 'analyses', id: client.analysis.id }),
    ]);
    expect([201, 404]).toContain(created.status);
    expect(await storedScenarios(client.id)).toEqual({ totalDocs: 0 });
  });

  it('goes with its account', async () => {
    const client = await clientWithAnalysis();
    await client.create();
    await (await testPayload()).delete({ collection: 'users', id: client.id });
    expect(await storedScenarios(client.id)).toEqual({ totalDocs: 0 });
  });
});
