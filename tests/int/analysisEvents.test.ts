import { describe, expect, it } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api, openApi } from '../helpers/api';

const path = '/api/analysis/generate';
const asEvents = { Accept: 'text/event-stream' };

interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

function readEvents(text: string): SentEvent[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as Record<string, unknown>,
  }));
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
