import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { ask, untilAnswered } from './support/ask';
import { RunningSite } from './support/RunningSite';

const site = new RunningSite();

const metricsPort = siteUnderTest.port + 1;

beforeAll(() =>
  site.start({
    DRAIN_SECONDS: '5',
    ACCESS_LOG: 'json',
    TRUST_PROXY: '1',
    METRICS_PORT: String(metricsPort),
  }),
);
afterAll(() => site.stop());

const linesOf = (name: string) =>
  site.log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.name === name);

it('names each request in its answer and in the log', async () => {
  const { headers } = await untilAnswered('/api/ready');
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const first = (await ask('/')).headers.get('x-request-id');
  const second = (await ask('/')).headers.get('x-request-id');
  expect(first).not.toBe(second);
  const access = linesOf('access').map(({ requestId }) => requestId);
  expect(access).toEqual(expect.arrayContaining([id, first]));
});

it('counts what it does, and its connections to the database', async () => {
  await untilAnswered('/api/ready');
  await ask('/nowhere');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/site_requests_total\{route="page",status="404"\} [1-9]/);
  expect(text).toMatch(/site_database_connections\{state="idle"\} [1-9]/);
});

it('counts what happens behind the server in front, and what the database has to do', async () => {
  await untilAnswered('/api/ready');
  const body = { email: 'nobody@example.test', password: 'not the password' };
  expect((await ask('/api/auth/login', { method: 'POST', body })).status).toBe(401);
  await ask('/');
  await ask('/');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toContain('site_sign_ins_total{outcome="refused"} 1');
  expect(text).toMatch(/site_kept_answers_total\{outcome="fresh"\} [1-9]/);
  expect(text).toMatch(/site_kept_answers_bytes [1-9]/);
  expect(text).toContain('site_database_up 1');
  expect(text).toContain('site_jobs{queue="mail",state="failed"} 0');
  expect(text).not.toContain('nobody@');
});

it('is live while its database is away, and not ready', async () => {
  expect((await ask('/api/live')).text).toBe('{"status":"live"}');
  site.signalDatabase('STOP');
  try {
    expect((await untilAnswered('/api/ready', 503)).text).toBe('{"status":"database"}');
    expect((await ask('/api/live')).status).toBe(200);
  } finally {
    site.signalDatabase('CONT');
  }
  await untilAnswered('/api/ready');
});

it('answers while it is drained, is not ready, and is gone then', async () => {
  const stopped = site.stopServer();
  const notReady = await untilAnswered('/api/ready', 503);
  expect(notReady.text).toBe('{"status":"ending"}');
  const page = await ask('/');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await ask('/api/auth/me')).status).toBe(401);
  await stopped;
  expect((await ask('/')).status).toBe(0);
});
