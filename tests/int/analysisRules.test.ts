import { describe, expect, it } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody, bodyWithTask, taskDetails } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const generate = (token: string, body: unknown = analysisBody()) =>
  api<PresentedAnalysis & { errors: unknown[] }>('POST', '/api/analysis/generate', { token, body });
const countOf = async (owner: number) =>
  (await (await testPayload()).count({ collection: 'analyses', where: { owner: { equals: owner } } }))
    .totalDocs;

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

  it.each(['constructor', 'toString', '¡İşçi 🧾 مهمة!', '=cmd|1', '<script>alert(1)</script>'])(
    'takes the task name %s for what it is: the client’s own words',
    async (name) => {
      const { token } = await signedInAccount();
      const answer = await generate(token, bodyWithTask(taskDetails(), name));
      expect(answer.status).toBe(201);
      expect(answer.body.department_tasks['Finance & Accounting']).toMatchObject([
        { taskName: name, teamSize: 5, hours: 10, salary: 75_000 },
      ]);
    },
  );

  it('takes no details from a key that every object has', async () => {
    const body = JSON.stringify(bodyWithTask(taskDetails(), 'own')).replaceAll('"own"', '"__proto__"');
    const answer = await generate((await account()).token, body);
    expect(answer.status).toBe(400);
    const field = 'departmentTasks.Finance & Accounting.taskDetails.__proto__';
    expect(answer.body.errors).toEqual([{ field, message: 'Numbers are missing for "__proto__"' }]);
    expect(Object.hasOwn(Object.prototype, 'teamSize')).toBe(false);
  });

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
