import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { eventProblems } from '../helpers/answerProblems';
import { api, openApi } from '../helpers/api';
import { useFakeModel } from '../helpers/useFakeModel';

const path = '/api/analysis/generate';
const asEvents = { Accept: 'text/event-stream' };

interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

/** All events of an answer, each as its contract promises it. */
function readEvents(text: string): SentEvent[] {
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as Record<string, unknown>,
  }));
  expect(events.flatMap(({ event, data }) => eventProblems('POST', path, event, data))).toEqual([]);
  return events;
}

describe('generating an analysis, asked for events', () => {
  it('tells the steps and ends with what a plain call answers', async () => {
    const { token } = await signedInAccount();
    const headers = { 'Idempotency-Key': `events-${Date.now()}` };
    const response = await openApi('POST', path, {
      token,
      body: analysisBody(),
      headers: { ...headers, ...asEvents },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const events = readEvents(await response.text());
    const steps = events.filter(({ event }) => event === 'progress').map(({ data }) => data.step);
    expect(steps.slice(0, 2)).toEqual(['reading', 'finding']);
    expect(events.at(-1)?.event).toBe('result');
    const again = await api<PresentedAnalysis>('POST', path, { token, body: analysisBody(), headers });
    expect(again.status).toBe(201);
    expect(events.at(-1)?.data).toEqual(again.body);
  });

  it.each([
    ['a visitor', 401, {}],
    ['answers that are none', 400, {}],
    ['a key that is none', 400, { 'Idempotency-Key': '../x' }],
  ])('answers %s with status %i', async (name, status, headers) => {
    const { token } = await signedInAccount();
    const response = await openApi('POST', path, {
      token: name === 'a visitor' ? undefined : token,
      body: name === 'answers that are none' ? {} : analysisBody(),
      headers: { ...headers, ...asEvents },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('application/json');
  });

  it('answers a reached limit with its status and figures', async () => {
    const { token } = await signedInAccount({ reportLimit: 1 });
    await api('POST', path, { token, body: analysisBody() });
    const refused = await api('POST', path, { token, body: analysisBody(), headers: asEvents });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ message: 'Report limit reached', current: 1, limit: 1 });
  });

  it('goes on and keeps the analysis when the caller leaves', async () => {
    const { token } = await signedInAccount();
    const response = await openApi('POST', path, { token, body: analysisBody(), headers: asEvents });
    await response.body?.cancel();
    await expect
      .poll(async () => (await api<unknown[]>('GET', '/api/analysis', { token })).body.length)
      .toBe(1);
  });
});

describe('while a language model writes', () => {
  let model: Awaited<ReturnType<typeof useFakeModel>>;
  beforeAll(async () => {
    model = await useFakeModel();
  });
  afterAll(() => model.stop());
  let answerAll: () => void;
  beforeEach(() => {
    answerAll = model.server.hold({ answer: 'Nothing to say.' });
  });

  it('every device is told, the draft lasts until the analysis is stored, and asking again gets the same', async () => {
    const { token } = await signedInAccount();
    const draft = () => api<AnalysisDraft>('GET', '/api/analysis/draft', { token });
    const begun = await api<AnalysisDraft>('PUT', '/api/analysis/draft', {
      token,
      body: { key: null, answers: { goals: 'Grow' }, step: 11, furthestStep: 11 },
    });
    const key = `${begun.body.key}-0a1b2c3d`;
    const call = { token, body: analysisBody(), headers: { 'Idempotency-Key': key, ...asEvents } };
    const first = await openApi('POST', path, call);
    await expect.poll(async () => (await draft()).body.generating).toBe(key);
    expect((await draft()).body.key).toBe(begun.body.key);
    await first.body?.cancel();

    const second = await openApi('POST', path, call);
    answerAll();
    const events = readEvents(await second.text());
    expect(events.at(-1)?.event).toBe('result');
    expect((await draft()).body).toMatchObject({ key: null, generating: null });
    const analyses = await api<{ id: number }[]>('GET', '/api/analysis', { token });
    expect(analyses.body.map(({ id }) => id)).toEqual([events.at(-1)?.data.id]);
  });

  it('a limit that is reached meanwhile is said in the stream, with its status and figures', async () => {
    const { token } = await signedInAccount({ reportLimit: 1 });
    const begun = await api<AnalysisDraft>('PUT', '/api/analysis/draft', {
      token,
      body: { key: null, answers: { goals: 'Grow' }, step: 11, furthestStep: 11 },
    });
    const generate = (key: string) =>
      openApi('POST', path, {
        token,
        body: analysisBody(),
        headers: { 'Idempotency-Key': key, ...asEvents },
      });
    // Both begin within the limit; only one can be stored.
    const answers = await Promise.all([generate('another-program'), generate(`${begun.body.key}-0a1b2c3d`)]);
    answerAll();
    const ends = await Promise.all(answers.map(async (answer) => readEvents(await answer.text()).at(-1)));
    expect(ends.map((end) => end?.event).sort()).toEqual(['error', 'result']);
    expect(ends.find((end) => end?.event === 'error')?.data).toMatchObject({
      status: 403,
      message: 'Report limit reached',
      current: 1,
      limit: 1,
    });
  });
});
