import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { goodPassword } from '../factories/goodPassword';
import { startMailServer, type MailServer } from '../helpers/mailServer';
import { ask, untilAnswered } from './support/ask';
import { RunningSite } from './support/RunningSite';
import { until } from './support/until';

const site = new RunningSite();

const metricsPort = siteUnderTest.port + 1;

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  await site.start({
    DRAIN_SECONDS: '5',
    ACCESS_LOG: 'json',
    TRUST_PROXY: '1',
    METRICS_PORT: String(metricsPort),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'firm@example.test',
  });
});
afterAll(async () => {
  await site.stop();
  await mailServer.close();
});

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

/** Of each mail that isn't done, whether it is being sent. */
const mailsInQueue = () =>
  site.withDatabase(async (client) => {
    const { rows } = await client.query<{ isUnderway: boolean }>(
      `select processing as "isUnderway" from payload_jobs
       where queue = 'mail' and completed_at is null order by created_at`,
    );
    return rows.map(({ isUnderway }) => isUnderway);
  });

it('answers while it is drained, is not ready, ends the mail that it has begun and no other, and is gone then', async () => {
  const release = mailServer.hold();
  const email = 'forgetful@example.test';
  const account = { email, password: goodPassword, name: 'Pat Example', company: 'Example & Sons' };
  expect((await ask('/api/auth/signup', { method: 'POST', body: account })).status).toBe(201);
  await until(() => mailServer.offered() === 1);
  expect((await ask('/api/auth/forgot-password', { method: 'POST', body: { email } })).status).toBe(200);
  const stopped = site.stopServer();
  const notReady = await untilAnswered('/api/ready', 503);
  expect(notReady.text).toBe('{"status":"ending"}');
  const page = await ask('/');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await ask('/api/auth/me')).status).toBe(401);
  await untilAnswered('/', 0);
  expect(await mailsInQueue()).toEqual([true, false]);
  release();
  await stopped;
  expect(mailServer.mails.map(({ to }) => to)).toEqual([email]);
  expect(await mailsInQueue()).toEqual([false]);
});
