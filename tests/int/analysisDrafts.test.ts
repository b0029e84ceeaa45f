import { describe, expect, it } from 'vitest';
import { newTaskDraft } from '@/domain/analysis/wizardAnswers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { goodPassword, signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from '../helpers/api';

const path = '/api/analysis/draft';
const read = (token: string) => api<AnalysisDraft>('GET', path, { token });
const send = (token: string, body: unknown) =>
  api<AnalysisDraft & { message: string }>('PUT', path, { token, body });
const save = (token: string, key: string | null, answers: unknown, step = 1, furthestStep = step) =>
  send(token, { key, answers, step, furthestStep });
const generate = (token: string, key: string, body = analysisBody()) =>
  api<PresentedAnalysis>('POST', '/api/analysis/generate', {
    token,
    body,
    headers: { 'Idempotency-Key': key },
  });
const beginning = { key: null, answers: {}, step: 1, furthestStep: 1, generating: null };
const task = newTaskDraft('Quotes');

describe('the draft of an analysis', () => {
  it('keeps what is typed as it is typed, and where one is', async () => {
    const [one, other] = await Promise.all([signedInAccount(), signedInAccount()]);
    expect((await read(one.token)).body).toEqual(beginning);
    const { key } = (await save(one.token, null, { listName: 'x'.repeat(31), goals: ' Grow ' }, 3)).body;
    const tasks = { Sales: [{ ...task, hours: 'ten', salary: '' }], Marketing: [task] };
    await save(one.token, key, { departments: ['Sales', 'Marketing'], tasks }, 5);
    await save(one.token, key, { tasks: { Marketing: [] }, unaddedTasks: { Sales: 'half' } }, 2, 5);
    expect((await read(one.token)).body).toEqual({
      key: expect.any(String),
      answers: {
        listName: 'x'.repeat(31),
        goals: ' Grow ',
        departments: ['Sales', 'Marketing'],
        tasks: { ...tasks, Marketing: [] },
        unaddedTasks: { Sales: 'half' },
      },
      step: 2,
      furthestStep: 5,
      generating: null,
    });
    expect((await read(other.token)).body).toEqual(beginning);
  });

  it('never forgets the furthest step', async () => {
    const { token } = await signedInAccount();
    const { key } = (await save(token, null, { goals: 'x' }, 7)).body;
    expect((await save(token, key, {}, 2)).body).toMatchObject({ step: 2, furthestStep: 7 });
  });

  it('is one draft when devices begin at the same moment, and has the answers of all', async () => {
    const { token } = await signedInAccount();
    const fields = ['listName', 'industry', 'goals', 'bottlenecks', 'additionalContext'];
    const answers = await Promise.all(fields.map((field) => save(token, null, { [field]: field })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1);
    expect((await read(token)).body.answers).toEqual(
      Object.fromEntries(fields.map((field) => [field, field])),
    );
  });

  it('ends with its analysis, and takes no late answer of another device', async () => {
    const { token } = await signedInAccount();
    const { key } = (await save(token, null, { goals: 'x' }, 11)).body;
    const submissionKey = `${key}-0a1b2c3d`;
    const done = await generate(token, submissionKey);
    expect(done.status).toBe(201);
    expect((await read(token)).body).toEqual(beginning);
    expect((await save(token, key, { goals: 'y' }, 11)).status).toBe(409);
    expect((await read(token)).body).toEqual(beginning);
    expect((await generate(token, submissionKey)).body.id).toBe(done.body.id);
  });

  it('outlives analyses that are not its own, and those that are refused', async () => {
    const { token } = await signedInAccount({ reportLimit: 1 });
    const { key } = (await save(token, null, { goals: 'x' }, 11)).body;
    expect((await generate(token, 'another-program')).status).toBe(201);
    expect((await read(token)).body.key).toBe(key);
    expect((await generate(token, `${key}-0a1b2c3d`)).status).toBe(403);
    expect((await read(token)).body).toMatchObject({ key, answers: { goals: 'x' } });
  });

  it('can be discarded, but not in place of the next one', async () => {
    const { token } = await signedInAccount();
    const { key } = (await save(token, null, { goals: 'x' })).body;
    const discarded = await api('DELETE', `${path}?key=${key}`, { token });
    expect([discarded.status, discarded.body]).toEqual([200, beginning]);
    expect((await save(token, key, { goals: 'y' })).status).toBe(409);
    const next = (await save(token, null, { goals: 'z' })).body;
    expect((await api<AnalysisDraft>('DELETE', `${path}?key=${key}`, { token })).body.key).toBe(next.key);
    expect((await api<AnalysisDraft>('DELETE', path, { token })).body).toEqual(beginning);
  });

  it('is part of the export and goes with the account', async () => {
    const { token } = await signedInAccount();
    await save(token, null, { goals: 'Mine' });
    const exported = await api<{ analysis_draft: AnalysisDraft }>('GET', '/api/auth/export', { token });
    expect(exported.body.analysis_draft.answers).toEqual({ goals: 'Mine' });
    const deleted = await api('POST', '/api/auth/delete-account', {
      token,
      body: { password: goodPassword },
    });
    expect(deleted.status).toBe(200);
  });

  it('stores no control characters and no broken characters', async () => {
    const { token } = await signedInAccount();
    const { body } = await save(token, null, { goals: 'a\u0000b\ud800', listName: 'Naïve “ü” 漢字 ' });
    expect(body.answers).toEqual({ goals: 'ab\ufffd', listName: 'Naïve “ü” 漢字 ' });
  });

  const tooManyTasks = Array.from({ length: 61 }, (_, index) => newTaskDraft(`Task ${index}`));
  it.each([
    ['a text of 100 kB', { goals: 'x'.repeat(100_000) }, 3],
    ['a task name of 100 kB', { tasks: { Sales: [newTaskDraft('x'.repeat(100_000))] } }, 5],
    ['a department that does not exist', { departments: ['Espionage'] }, 4],
    ['a department twice, often', { departments: Array(11).fill('Sales') }, 4],
    ['tasks of a department that does not exist', { tasks: { Espionage: [] } }, 5],
    ['tasks of a department called constructor', { tasks: { constructor: [] } }, 5],
    ['too many tasks', { tasks: { Sales: tooManyTasks } }, 5],
    ['too many data sources', { dataTypes: Array(201).fill('x') }, 7],
    ['an unknown frequency', { tasks: { Sales: [{ ...task, frequency: 'Year' }] } }, 5],
    ['an unknown question', { isAdmin: true }, 1],
    ['an unknown answer', { monetization: 'perhaps' }, 10],
    ['a number for a text', { goals: 7 }, 3],
    ['a list', [], 1],
    ['step 99', {}, 99],
    ['step 0', {}, 0],
    ['half a step', {}, 1.5],
  ])('refuses %s and keeps nothing of it', async (_name, answers, step) => {
    const { token } = await account();
    expect((await save(token, null, answers, step)).status).toBe(400);
    expect((await read(token)).body).toEqual(beginning);
  });

  it('keeps no prototype keys', async () => {
    const { token } = await signedInAccount();
    const withAnswers = (answers: string) =>
      send(token, `{"key":null,"answers":${answers},"step":1,"furthestStep":1}`);
    expect((await withAnswers('{"__proto__":{"goals":"x"}}')).status).toBe(400);
    expect((await withAnswers('{"tasks":{"__proto__":[]}}')).body.answers).toEqual({ tasks: {} });
  });

  it('refuses keys that are none, and floods', async () => {
    const { token } = await account();
    const bodies = [
      { key: '../x', answers: {}, step: 1, furthestStep: 1 },
      { answers: {}, step: 1, furthestStep: 1 },
      [],
    ];
    for (const body of bodies) expect((await send(token, body)).status).toBe(400);
    expect((await send(token, `{"answers":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await read(token)).body).toEqual(beginning);
  });

  const account = (() => {
    let shared: ReturnType<typeof signedInAccount> | undefined;
    return () => (shared ??= signedInAccount());
  })();
});
