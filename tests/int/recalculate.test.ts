import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { recalculateAnalyses, type Recalculation } from '@/operations/analyses/recalculateAnalyses';
import { runNode } from '../../scripts/steps/runCommand.mjs';
import { runPayload } from '../../scripts/steps/runPayload.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';
import { signedInAccount } from '../factories/account';
import { analysisBody, bodyWithTask, taskDetails } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let payload: Awaited<ReturnType<typeof testPayload>>;
let token: string;

async function generated(body = analysisBody()): Promise<number> {
  const answer = await api<PresentedAnalysis>('POST', '/api/analysis/generate', { token, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function outcomeOf(wanted: number): Promise<Recalculation | undefined> {
  let outcome: Recalculation | undefined;
  for await (const found of recalculateAnalyses(payload)) outcome = found.id === wanted ? found : outcome;
  return outcome;
}

const change = (assignment: ReturnType<typeof sql>, id: number) =>
  payload.db.drizzle.execute(sql`update analyses set ${assignment} where id = ${id}`);

describe('recalculating every stored analysis', () => {
  beforeAll(async () => {
    payload = await testPayload();
    ({ token } = await signedInAccount({ role: 'admin' }));
  });

  it('gives the same figures for what the engine made, whatever was asked', async () => {
    const bodies = [
      analysisBody(),
      analysisBody({
        goals: 'Grow 20%',
        additionalContext: 'Our people fear for their jobs.',
        monetization: 'yes',
      }),
      bodyWithTask(taskDetails({ teamSize: 7, hours: 39.75, frequency: 'Day', salary: 123_456 })),
      bodyWithTask(taskDetails({ hours: 1.25, frequency: 'Month' }), 'Something of our own: “odd” & <long>'),
    ];
    for (const body of bodies) {
      const id = await generated(body);
      expect(await outcomeOf(id)).toEqual({ id, outcome: 'same' });
    }
  });

  it('finds a changed figure, changed answers and a dropped opportunity', async () => {
    const [figure, answers, dropped] = [await generated(), await generated(), await generated()];
    await change(sql`opportunities = jsonb_set(opportunities, '{0,roiModel,savedHours}', '424242')`, figure);
    await change(sql`goals = 'Something else'`, answers);
    await change(sql`opportunities = opportunities - 0`, dropped);
    expect(await outcomeOf(figure)).toEqual({ id: figure, outcome: 'different', differs: ['opportunity 1'] });
    expect(await outcomeOf(answers)).toMatchObject({
      outcome: 'different',
      differs: expect.arrayContaining(['answers']),
    });
    expect(await outcomeOf(dropped)).toMatchObject({ outcome: 'different' });
    await payload.delete({ collection: 'analyses', where: { id: { in: [figure, answers, dropped] } } });
  });

  it('says of other versions that nothing is proven, and doesn’t mind other words', async () => {
    const [older, worded] = [await generated(), await generated()];
    await change(sql`engine_version = '0.9.0'`, older);
    await change(sql`opportunities = jsonb_set(opportunities, '{0,name}', '"Other words"')`, worded);
    expect(await outcomeOf(older)).toEqual({ id: older, outcome: 'older', version: '0.9.0', differs: [] });
    expect(await outcomeOf(worded)).toEqual({ id: worded, outcome: 'same' });
  });

  it('is a program that fails when a row was tampered with', async () => {
    const id = await generated();
    await change(
      sql`department_tasks = jsonb_set(department_tasks, '{Customer Service,0,annualTaskCost}', '1')`,
      id,
    );
    const { output, exitCode } = await runPayload(['run', 'scripts/recalculateAnalyses.ts']);
    await payload.delete({ collection: 'analyses', where: { id: { equals: id } } });
    expect(output).toContain(`Analysis ${id} differs: costs`);
    expect(output).toContain('Same figures: ');
    expect(exitCode).toBe(1);
  });

  it('is a command that says in one line what is wrong with the settings, or that the tables are older', async () => {
    const recalculate = (settings: Record<string, string>) =>
      runNode(['scripts/recalculate.mjs'], {
        env: { ...testSettings(), DATABASE_URL: process.env.DATABASE_URL, ...settings },
      });
    const misconfigured = await recalculate({ AI_PROVIDER: 'somebody' });
    expect([misconfigured.exitCode, misconfigured.output.trim()]).toEqual([
      1,
      'Settings: AI_PROVIDER must be anthropic or openai-compatible.',
    ]);

    const { pool } = payload.db;
    const { rows } = await pool.query<{ id: number; name: string; batch: number }>(
      `delete from payload_migrations where id = (select max(id) from payload_migrations)
       returning id, name, batch`,
    );
    const older = await recalculate({});
    for (const { id, name, batch } of rows) {
      await pool.query('insert into payload_migrations (id, name, batch) values ($1, $2, $3)', [
        id,
        name,
        batch,
      ]);
    }
    expect(older.output).toMatch(
      /The database lacks 1 of the \d+ migrations of this code: npm run migrate\.\n*$/,
    );
    expect([older.exitCode, older.output]).toEqual([1, expect.not.stringMatching(/^ +at /m)]);
  });
});
