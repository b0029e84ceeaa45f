import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { admittedFacts } from '@/integrations/telemetry/spanFacts';
import { FakeModelServer } from '../../scripts/testing/FakeModelServer.mjs';
import { modelSettings } from '../../scripts/testing/testSettings.mjs';
import { auditAnswers } from '../factories/auditAnswers';
import { TraceCollector, type ReceivedSpan } from '../helpers/TraceCollector';
import { ask, untilAnswered } from './support/ask';
import { RunningSite } from './support/RunningSite';

const site = new RunningSite();
const collector = new TraceCollector();
const model = new FakeModelServer();

beforeAll(async () => {
  await collector.start();
  const baseUrl = await model.start();
  await site.start({
    ...modelSettings(baseUrl),
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_SERVICE_NAME: 'the-site',
  });
});
afterAll(async () => {
  await site.stop();
  collector.stop();
  await model.stop();
});
beforeEach(() => untilAnswered('/api/ready'));

const soon = { timeout: 60_000, interval: 100 };
const secret = 'hunter2-never-to-be-seen';

/** Who stands in front, and has begun the trace. */
function proxy() {
  const traceId = randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01` } };
}

const ofTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);

/** The request's own span, when it has come, and with it all that ended before. */
async function requestSpan({ traceId, spanId }: ReturnType<typeof proxy>): Promise<ReceivedSpan> {
  const find = () => ofTrace(traceId).find(({ parentSpanId }) => parentSpanId === spanId);
  await expect.poll(find, soon).toBeDefined();
  return find() as ReceivedSpan;
}

it('draws a page from the proxy’s trace down to its statements', async () => {
  const caller = proxy();
  const address = `${site.url}/blog/missing-${randomUUID()}?token=${secret}`;
  const response = await fetch(address, { headers: { ...caller.headers, cookie: `session=${secret}` } });
  const request = await requestSpan(caller);
  expect(request).toMatchObject({ name: 'GET /blog/[slug]', scope: 'site', service: 'the-site' });
  expect(request.facts).toEqual({
    'http.request.method': 'GET',
    'http.route': '/blog/[slug]',
    'http.response.status_code': 404,
    'site.route_kind': 'page',
    'site.request_id': response.headers.get('x-request-id'),
  });
  const statements = ofTrace(caller.traceId).filter(({ name }) => name === 'select posts');
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(collector.lineage(statement).at(-1)).toBe(request.name);
  expect(ofTrace(caller.traceId).map(({ scope }) => scope)).toContain('next.js');
});

it('draws a call with what it writes, what it asks the language model, and the mail that it orders', async () => {
  const email = `${randomUUID()}@example.test`;
  const body = { name: 'Robin Secretive', email, company: 'Example Supply', password: secret };
  const { text } = await ask('/api/auth/signup', { method: 'POST', body });
  const { token } = JSON.parse(text) as { token: string };
  const caller = proxy();
  const sent = await fetch(`${site.url}/api/audits`, {
    method: 'POST',
    headers: { ...caller.headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ raw_answers: auditAnswers() }),
  });
  expect(sent.status).toBe(201);
  const request = await requestSpan(caller);
  expect(request).toMatchObject({ name: 'POST /api/audits', isFailure: false });
  expect(request.facts).toMatchObject({ 'http.route': '/api/audits', 'http.response.status_code': 201 });
  const lineageOf = (wanted: string) =>
    ofTrace(caller.traceId)
      .filter(({ name }) => name === wanted)
      .map((span) => collector.lineage(span).at(-1));
  expect(lineageOf('insert audit_reports')).toEqual([request.name]);
  expect(new Set(lineageOf('chat fake-model'))).toEqual(new Set([request.name]));
  const [question] = ofTrace(caller.traceId).filter(({ name }) => name === 'chat fake-model');
  expect(question?.facts).toMatchObject({ 'site.model.purpose': 'audit', 'site.model.outcome': 'refused' });

  const forgetful = proxy();
  await fetch(`${site.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { ...forgetful.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const mail = () => ofTrace(forgetful.traceId).find(({ name }) => name === 'mail passwordReset');
  await expect.poll(mail, soon).toBeDefined();
  expect(collector.lineage(mail() as ReceivedSpan).at(-1)).toBe('POST /api/auth/forgot-password');

  const all = collector.texts.join();
  expect([email, 'Secretive', token, secret, '://'].filter((word) => all.includes(word))).toEqual([]);
});

it('says nothing of anything that isn’t on the list, and nothing of who asks how it is', async () => {
  const facts = new Set(collector.spans.flatMap((span) => Object.keys(span.facts)));
  expect([...facts].filter((name) => !admittedFacts.has(name))).toEqual([]);
  await ask('/api/health');
  const caller = proxy();
  await fetch(`${site.url}/api/ready`, { headers: caller.headers });
  const later = proxy();
  await fetch(`${site.url}/`, { headers: later.headers });
  await requestSpan(later);
  expect(ofTrace(caller.traceId)).toEqual([]);
  expect(collector.spans.filter(({ facts: { 'site.route_kind': kind } }) => kind === 'probe')).toEqual([]);
});

it('answers as ever while the collector is away, and draws on when it is back', async () => {
  collector.stop();
  // One after the other: how many at once are answered depends on the machine.
  for (let count = 0; count < 30; count += 1) {
    expect((await ask(`/blog/missing-${randomUUID()}`)).status).toBe(404);
  }
  await expect.poll(() => site.log, soon).toContain('Traces were not taken by the collector');
  await untilAnswered('/api/ready');
  await collector.start();
  const caller = proxy();
  await fetch(`${site.url}/`, { headers: caller.headers });
  expect((await requestSpan(caller)).facts).toMatchObject({ 'http.response.status_code': 200 });
  expect(site.log.match(/Traces were not taken/g)?.length).toBeLessThan(4);
});
