import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnalysisListItem, PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { countQueries } from '../helpers/countQueries';
import { testPayload } from '../helpers/testPayload';

const generate = (token: string | undefined, body: unknown = analysisBody(), key?: string) =>
  api<PresentedAnalysis & { message: string; current: number; limit: number }>(
    'POST',
    '/api/analysis/generate',
    {
      token,
      body,
      headers: key ? { 'Idempotency-Key': key } : {},
    },
  );
const list = (token: string) => api<AnalysisListItem[]>('GET', '/api/analysis', { token });
const countOf = async (owner: number) =>
  (await (await testPayload()).count({ collection: 'analyses', where: { owner: { equals: owner } } }))
    .totalDocs;

describe('POST /api/analysis/generate', () => {
  it('answers 201 with the analysis in its documented shape, with the sums done by the server', async () => {
    const { token } = await signedInAccount();
    const answer = await generate(token, analysisBody({ opportunities: [], user: 1, created_at: 'x' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id: expect.any(Number),
      list_name: 'Office plan',
      industry: 'Offices of Lawyers',
      ai_readiness: 'intermediate',
      data_types: ['Supplier invoices', 'Our call log on paper'],
      department_tasks: {
        'Finance & Accounting': [
          {
            taskName: 'Processing supplier invoices',
            teamSize: 3,
            hours: 14,
            frequency: 'Week',
            salary: 70_000,
            hourlyRate: 33.65,
            // 70,000 / 2,080 x 3 x 14 x 52
            annualTaskCost: 73_500,
          },
        ],
        'Customer Service': [
          {
            taskName: 'Our own call-back list',
            // 75,000 / 2,080 x 5 x 2 x 250
            annualTaskCost: 90_144,
          },
        ],
      },
    });
    const invoices = answer.body.opportunities.find(
      ({ taskName }) => taskName === 'Processing supplier invoices',
    );
    expect(invoices).toMatchObject({ taskRelated: true, department: 'Finance & Accounting' });
    expect(invoices?.roiModel.savedHours).toBeGreaterThan(0);
    expect(invoices?.roiModel.savedHours).toBeLessThan(3 * 14 * 52);
    expect(invoices?.assumptions).toContain('2,184 hours × $33.65');
    expect(new Date(answer.body.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('lists it for its owner only, newest first', async () => {
    const [owner, other] = await Promise.all([signedInAccount(), signedInAccount()]);
    await generate(owner.token, analysisBody({ listName: 'First' }));
    await generate(owner.token, analysisBody({ listName: 'Second' }));
    const { body } = await list(owner.token);
    expect(body.map(({ list_name }) => list_name)).toEqual(['Second', 'First']);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      'created_at',
      'executive_summary',
      'further_opportunities',
      'id',
      'industry',
      'list_name',
      'opportunities',
    ]);
    expect((await list(other.token)).body).toEqual([]);
  });

  it('needs a session', async () => {
    expect((await generate(undefined)).status).toBe(401);
    expect((await api('GET', '/api/analysis')).status).toBe(401);
  });

  it('admits exactly the limit when twenty requests arrive at once', async () => {
    const { id, token } = await signedInAccount({ reportLimit: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(token)));
    const refused = answers.filter(({ status }) => status === 403);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(refused).toHaveLength(17);
    expect(refused[0]?.body).toEqual({
      message: 'Report limit reached',
      error: 'Report limit reached',
      current: 3,
      limit: 3,
    });
    expect(await countOf(id)).toBe(3);
  });

  it('has a limit for marketers, too', async () => {
    const { token } = await signedInAccount({ role: 'marketer', reportLimit: 1 });
    expect((await generate(token)).status).toBe(201);
    expect((await generate(token)).status).toBe(403);
  });

  it('uses up nothing when it fails', async () => {
    const { token } = await signedInAccount({ reportLimit: 1 });
    expect((await generate(token, analysisBody({ goals: '' }))).status).toBe(400);
    expect((await generate(token)).status).toBe(201);
    expect((await generate(token)).status).toBe(403);
  });

  it('has no limit for administrators, and 3 where none is stored', async () => {
    const [admin, client] = await Promise.all([
      signedInAccount({ role: 'admin' }),
      signedInAccount({ reportLimit: null }),
    ]);
    for (let run = 0; run < 4; run += 1) expect((await generate(admin.token)).status).toBe(201);
    for (let run = 0; run < 3; run += 1) expect((await generate(client.token)).status).toBe(201);
    expect((await generate(client.token)).body).toMatchObject({ current: 3, limit: 3 });
  });

  it('makes one analysis of a submission that is sent five times at once', async () => {
    const { id, token } = await signedInAccount();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(token, analysisBody(), key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf(id)).toBe(1);
  });

  it('keeps the submissions of two accounts apart', async () => {
    const [one, two] = await Promise.all([signedInAccount(), signedInAccount()]);
    const key = randomUUID();
    const [first, second] = [
      await generate(one.token, analysisBody(), key),
      await generate(two.token, analysisBody(), key),
    ];
    expect(first.body.id).not.toBe(second.body.id);
  });
});

describe('GET /api/analysis', () => {
  it('costs the same number of queries for one analysis and for thirty', async () => {
    const admin = await signedInAccount({ role: 'admin' });
    const payload = await testPayload();
    const queriesOfList = () => countQueries(payload, () => list(admin.token));
    await generate(admin.token);
    const forOne = await queriesOfList();
    for (let run = 1; run < 30; run += 1) await generate(admin.token);
    expect((await list(admin.token)).body).toHaveLength(30);
    expect(await queriesOfList()).toBe(forOne);
    expect(forOne).toBeGreaterThan(0);
    expect(forOne).toBeLessThanOrEqual(3);
  });

  it('reads the older shapes of opportunities, and shows a broken row with none', async () => {
    const { id, token } = await signedInAccount();
    const payload = await testPayload();
    await generate(token);
    const [stored] = (await payload.find({ collection: 'analyses', where: { owner: { equals: id } } })).docs;
    const opportunities = [
      { name: 'Old one', roiModel: { savedHours: 10, calculatedSavings: '$1,200/year' } },
    ];
    const shapes = [opportunities, { opportunities }, JSON.stringify(opportunities), '{broken'];
    const found: string[][] = [];
    for (const shape of shapes) {
      await payload.db.updateOne({
        collection: 'analyses',
        id: stored?.id ?? 0,
        data: { opportunities: shape },
      });
      found.push(((await list(token)).body[0]?.opportunities ?? []).map(({ name }) => name));
    }
    expect(found).toEqual([['Old one'], ['Old one'], ['Old one'], []]);
  });
});

describe('GET /api/admin/analysis/{id}', () => {
  it('serves the owner and administrators, and hides it from everyone else like a missing one', async () => {
    const [owner, other, marketer, admin] = await Promise.all([
      signedInAccount(),
      signedInAccount(),
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    const { id } = (await generate(owner.token)).body;
    const read = (token?: string) => api('GET', `/api/admin/analysis/${id}`, { token });
    expect((await read(owner.token)).status).toBe(200);
    expect((await read(admin.token)).body).toMatchObject({ id, list_name: 'Office plan' });
    expect((await read()).status).toBe(401);

    const missing = await api('GET', '/api/admin/analysis/2147483647', { token: other.token });
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual({ message: 'Analysis not found', error: 'Analysis not found' });
    for (const stranger of [other, marketer]) {
      const answer = await read(stranger.token);
      expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    }
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999', '1%00', "1'--", '%2e%2e'])(
    'answers 404 to the id %s',
    async (id) => {
      const { token } = await shared();
      expect((await api('GET', `/api/admin/analysis/${id}`, { token })).status).toBe(404);
    },
  );

  const shared = (() => {
    let account: ReturnType<typeof signedInAccount> | undefined;
    return () => (account ??= signedInAccount());
  })();
});
