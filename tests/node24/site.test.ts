import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditAnswers } from '../factories/auditAnswers';
import { goodPassword } from '../factories/goodPassword';
import { ask } from '../faults/support/ask';
import { RunningSite } from '../faults/support/RunningSite';

const isPrepared = false;
const site = new RunningSite(isPrepared);
beforeAll(() => site.start());
afterAll(() => site.stop());

const credentials = { email: `${randomUUID()}@example.test`, password: goodPassword };
let token = '';

it('runs under Node 24', () => {
  // The server and the migrations are started by the Node that runs the tests.
  expect(process.version).toMatch(/^v24\./);
});

it.each(['/', '/blog'])('answers %s', async (path) => {
  const { status, headers, text } = await ask(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('</html>');
});

it('signs a client in', async () => {
  const account = { ...credentials, name: 'Robin Example', company: 'Example Supply' };
  expect((await ask('/api/auth/signup', { method: 'POST', body: account })).status).toBe(201);
  const { status, headers, text } = await ask('/api/auth/login', { method: 'POST', body: credentials });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  ({ token } = JSON.parse(text) as { token: string });
  expect((await ask('/api/auth/me', { token })).status).toBe(200);
});

it('sets a report as PDF', async () => {
  const body = { raw_answers: auditAnswers() };
  const created = await ask('/api/audits', { method: 'POST', token, body });
  expect(created.status).toBe(201);
  const { id } = JSON.parse(created.text) as { id: number };
  const { status, headers, text } = await ask(`/api/audits/${id}/pdf`, { token });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(text).toMatch(/^%PDF-/);
});
