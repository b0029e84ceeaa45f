import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisListItem, PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody, bodyWithTask, taskDetails } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const generate = (token: string | undefined, body: unknown = analysisBody(), key?: string) =>
  api<PresentedAnalysis & { message: string; current: number; limit: number; errors: unknown[] }>(
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
    expect(invoices?.assumptions).toContain('$73,500');
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

describe('what the wizard checks is checked again', () => {
  it.each([
    ['listName', ''],
    ['listName', '   '],
    ['listName', 'x'.repeat(31)],
    ['industry', ''],
    ['goals', ''],
    ['goals', 'x'.repeat(2001)],
    ['departments', []],
    ['departments', 'Sales'],
    ['bottlenecks', ' \n '],
    ['bottlenecks', 'x'.repeat(2001)],
    ['dataTypes', []],
    ['dataTypes', {}],
    ['currentAiUsage', ''],
    ['currentAiUsage', true],
    ['customerInsights', 'maybe'],
    ['monetization', null],
    ['aiReadiness', 'expert'],
    ['additionalContext', 'x'.repeat(2001)],
    ['departmentTasks', {}],
    ['departmentTasks', { 'Finance & Accounting': { tasks: [], taskDetails: {} } }],
    ['departmentTasks', []],
    ['departmentTasks', undefined],
  ])('refuses %s = %o with 400 and the field', async (field, value) => {
    const { token, id } = await account();
    const answer = await generate(token, analysisBody({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [{ field: expect.stringMatching(new RegExp(`^${field}`)) }],
    });
    expect(await countOf(id)).toBe(0);
  });

  it.each([
    ['departments.0', analysisBody({ departments: ['Skunkworks'] })],
    ['departmentTasks', analysisBody({ departmentTasks: { Skunkworks: { tasks: ['a'], taskDetails: {} } } })],
    ['departmentTasks.Finance & Accounting', analysisBody({ departments: ['Customer Service'] })],
    [
      'departmentTasks.Finance & Accounting.taskDetails.Processing supplier invoices',
      bodyWithTask(undefined),
    ],
    ['departmentTasks.Finance & Accounting.tasks.0', bodyWithTask(taskDetails(), 'x'.repeat(121))],
  ])('names the path %s', async (field, body) => {
    const answer = await generate((await account()).token, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
  });

  it.each([
    { teamSize: 0 },
    { teamSize: -3 },
    { teamSize: 2.5 },
    { teamSize: '5' },
    { teamSize: 1e308 },
    { hours: 0 },
    { hours: 41 },
    { hours: 'ten' },
    { hours: null },
    { frequency: 'Year' },
    { salary: 29_999 },
    { salary: 1e12 },
    { salary: [75_000] },
  ])('refuses a task with %o', async (details) => {
    const answer = await generate((await account()).token, bodyWithTask(taskDetails(details)));
    expect(answer.status).toBe(400);
    const [field] = Object.keys(details);
    const path = `departmentTasks.Finance & Accounting.taskDetails.Processing supplier invoices.${field}`;
    expect(answer.body.errors).toContainEqual({ field: path, message: expect.any(String) });
  });

  it.each([
    { teamSize: 1, hours: 1, frequency: 'Month', salary: 30_000 },
    { teamSize: 10_000, hours: 40, frequency: 'Day', salary: 2_000_000 },
    { hours: 1.25 },
  ])('accepts a task with %o', async (details) => {
    const { token } = await signedInAccount();
    expect((await generate(token, bodyWithTask(taskDetails(details)))).status).toBe(201);
  });

  it.each(['__proto__', 'constructor', 'toString', '¡İşçi 🧾 مهمة!', '=cmd|1', '<script>alert(1)</script>'])(
    'takes the task name %s for what it is: the client’s own words, or nothing',
    async (name) => {
      const { token } = await signedInAccount();
      const answer = await generate(token, JSON.parse(JSON.stringify(bodyWithTask(taskDetails(), name))));
      expect([201, 400]).toContain(answer.status);
      expect(Object.hasOwn(Object.prototype, 'teamSize')).toBe(false);
    },
  );

  it('counts a repeated department, task or data source once', async () => {
    const { token } = await signedInAccount();
    const task = 'Processing supplier invoices';
    const answer = await generate(
      token,
      analysisBody({
        departments: ['Finance & Accounting', 'Finance & Accounting'],
        dataTypes: ['Supplier invoices', 'Supplier invoices'],
        departmentTasks: {
          'Finance & Accounting': { tasks: [task, task], taskDetails: { [task]: taskDetails() } },
        },
      }),
    );
    expect(answer.body.departments).toEqual(['Finance & Accounting']);
    expect(answer.body.department_tasks['Finance & Accounting']).toHaveLength(1);
    expect(answer.body.opportunities.filter(({ taskRelated }) => taskRelated)).toHaveLength(1);
    expect(answer.body.data_types).toEqual(['Supplier invoices']);
  });

  it('keeps emoji and right-to-left text, and drops control characters', async () => {
    const { token } = await signedInAccount();
    const answer = await generate(
      token,
      analysisBody({ goals: '\u0000نمو 📈 growth\u0008\n2x', listName: '計画 🗂️' }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.goals).toBe('نمو 📈 growth\n2x');
    expect(answer.body.list_name).toBe('計画 🗂️');
  });

  it('stores a lone surrogate as a replacement character', async () => {
    const { token } = await signedInAccount();
    const body = JSON.stringify(analysisBody()).replace('Take on', '\\ud83d Take on');
    const answer = await generate(token, body);
    expect(answer.status).toBe(201);
    expect(answer.body.goals.startsWith('\ufffd Take on')).toBe(true);
  });

  /** One account for all refusals: a refused request leaves nothing behind. */
  const account = (() => {
    let shared: ReturnType<typeof signedInAccount> | undefined;
    return () => (shared ??= signedInAccount());
  })();
});

describe('GET /api/analysis', () => {
  it('costs the same number of queries for one analysis and for thirty', async () => {
    const admin = await signedInAccount({ role: 'admin' });
    const { pool } = (await testPayload()).db;
    const countQueries = async () => {
      const query = vi.spyOn(pool, 'query');
      await list(admin.token);
      const calls = query.mock.calls.length;
      query.mockRestore();
      return calls;
    };
    await generate(admin.token);
    const forOne = await countQueries();
    for (let run = 1; run < 30; run += 1) await generate(admin.token);
    expect((await list(admin.token)).body).toHaveLength(30);
    expect(await countQueries()).toBe(forOne);
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
