import { SpanStatusCode, trace } from '@opentelemetry/api';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTracing, type RunningTracing } from '@/edge/tracing/startTracing';
import { traceStatements } from '@/integrations/database/traceStatements';
import { beginSpan, inSpan, nameRoute } from '@/integrations/telemetry/spans';
import { requestFields } from '@/log/requestScope';
import { queueMail } from '@/services/mail/queueMail';
import { createAccount } from '../factories/account';
import { failureOf, good, openModelDoor } from '../helpers/askModel';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';
import { TraceCollector } from '../helpers/TraceCollector';

const door = openModelDoor();
let collector: TraceCollector;
let tracing: RunningTracing;
let pool: pg.Pool;

const options = { serviceName: 'tests', share: 1, isBehindProxy: false, tell: () => undefined };

beforeAll(() => testPayload());
beforeEach(async () => {
  collector = new TraceCollector();
  await collector.start();
  tracing = startTracing({ ...options, endpoint: collector.endpoint });
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  traceStatements(pool);
});
afterEach(async () => {
  await tracing.end();
  await pool.end();
  collector.stop();
});
afterAll(() => expect(beginSpan({ name: 'after the end' })).toBeNull());

/** Everything that was drawn. */
async function drawn(): Promise<TraceCollector> {
  await tracing.end();
  return collector;
}

describe('a statement', () => {
  it('is drawn without its values, also when it fails', async () => {
    await inSpan({ name: 'work' }, async () => {
      await pool.query("select id from users where email = 'kim@example.com' and id = $1", [987_654]);
      await pool.query('select $1::int', ['not-a-number']).catch(() => undefined);
      await pool.query({ text: 'select 1 as one', rowMode: 'array' });
    });
    const { spans, texts } = await drawn();
    expect(spans.map(({ name, facts, isFailure }) => ({ name, facts, isFailure }))).toEqual([
      {
        name: 'select users',
        facts: {
          'db.system.name': 'postgresql',
          'db.query.text': 'select id from users where email = ? and id = $1',
        },
        isFailure: false,
      },
      {
        name: 'select',
        facts: {
          'db.system.name': 'postgresql',
          'db.query.text': 'select $1::int',
          'error.type': '22P02',
        },
        isFailure: true,
      },
      {
        name: 'select',
        facts: { 'db.system.name': 'postgresql', 'db.query.text': 'select ? as one' },
        isFailure: false,
      },
      { name: 'work', facts: {}, isFailure: false },
    ]);
    expect(texts.join()).not.toMatch(/kim@|987654|not-a-number/);
  });

  it('is a part of what asked for it, however long that waited for a connection', async () => {
    const client = await pool.connect();
    const waiting = inSpan({ name: 'waits' }, () => pool.query('select count(*) from posts'));
    await inSpan({ name: 'gives back' }, async () => {
      await client.query('select count(*) from users');
      client.release();
    });
    await waiting;
    const { lineage, spans } = await drawn();
    const lineages = spans
      .filter(({ name }) => name.startsWith('select'))
      .map((span) => lineage.call(collector, span));
    expect(lineages).toEqual([
      ['select users', 'gives back'],
      ['select posts', 'waits'],
    ]);
  });

  it('is not drawn when nothing is drawn that it could be a part of', async () => {
    await pool.query('select 1');
    expect((await drawn()).spans).toEqual([]);
  });
});

describe('a question to the language model', () => {
  it('is drawn with its model, outcome and tokens, and not a word of it', async () => {
    door.model.server.next({ answer: good, usage: { input: 321, output: 45 } });
    await inSpan({ name: 'analysis' }, () => door.ask());
    await failureOf(door.ask());
    const { spans, texts } = await drawn();
    const common = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai-compatible',
      'gen_ai.request.model': 'fake-model',
      'site.model.purpose': 'analysis',
    };
    const questions = collector.named('chat fake-model');
    expect(questions.map(({ facts }) => facts)).toEqual([
      {
        ...common,
        'site.model.outcome': 'answered',
        'gen_ai.usage.input_tokens': 321,
        'gen_ai.usage.output_tokens': 45,
      },
      {
        ...common,
        'site.model.outcome': 'refused',
        'gen_ai.usage.input_tokens': 0,
        'gen_ai.usage.output_tokens': 0,
        'error.type': 'ModelFailure',
      },
    ]);
    expect(
      spans.map((span) => collector.lineage(span)).filter(([name]) => name === 'chat fake-model'),
    ).toEqual([['chat fake-model', 'analysis'], ['chat fake-model']]);
    expect(texts.join()).not.toMatch(/client|plainly|stand out|sk-fake/);
  });
});

describe('a mail', () => {
  it('is a part of what ordered it, each attempt anew', async () => {
    const mail = await useMailServer();
    try {
      const { id, email } = await createAccount();
      await inSpan({ name: 'order' }, async () => {
        const req = await createLocalReq({}, await testPayload());
        await queueMail(req, { kind: 'passwordChanged', userId: id, at: new Date().toISOString() }, email);
      });
      mail.server.refuse(true);
      await mail.deliver(email);
      mail.server.refuse(false);
      await mail.skipWaits();
      expect(await mail.deliver(email)).toHaveLength(1);
      await drawn();
      const attempts = collector.named('mail passwordChanged');
      expect(attempts.map((span) => collector.lineage(span))).toEqual([
        ['mail passwordChanged', 'order'],
        ['mail passwordChanged', 'order'],
      ]);
      expect(attempts.map(({ facts, isFailure }) => [facts['site.mail.attempt'], isFailure])).toEqual([
        [1, true],
        [2, false],
      ]);
      expect(collector.texts.join()).not.toContain(email);
    } finally {
      await mail.stop();
    }
  });
});

describe('a collector that takes nothing', () => {
  it('costs no more than so many spans, and gets those when it does again', async () => {
    collector.hold();
    for (let number = 0; number < 10_000; number += 1) beginSpan({ name: 'work' })?.end();
    collector.letGo();
    const { spans } = await drawn();
    expect(spans.length).toBeGreaterThanOrEqual(2_048);
    expect(spans.length).toBeLessThanOrEqual(2_048 + 512);
  });
});

describe('a collector that asks for a key', () => {
  it('is told it', async () => {
    await tracing.end();
    const headers = 'x-team=site,api-key=tell%20nobody';
    tracing = startTracing({ ...options, headers, endpoint: collector.endpoint });
    beginSpan({ name: 'work' })?.end();
    expect((await drawn()).key).toBe('tell nobody');
  });
});

describe('the share that is drawn', () => {
  it('may be none', async () => {
    await tracing.end();
    tracing = startTracing({ ...options, share: 0, endpoint: collector.endpoint });
    const fields = await inSpan({ name: 'work' }, async () => {
      await pool.query('select count(*) from users');
      return requestFields();
    });
    expect(fields).toEqual({});
    expect((await drawn()).spans).toEqual([]);
  });
});

describe('a request', () => {
  const traceId = 'a'.repeat(32);
  const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;

  /** Sends one request, and waits until its answer is over. */
  async function ask(handle: RequestListener, path = '/blog/kim?token=hunter2'): Promise<void> {
    const ends: Promise<unknown>[] = [];
    const listen = tracing.inFrontOf(handle);
    const server = createServer((request, response) => {
      ends.push(once(response, 'close'));
      listen(request, response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}${path}`, { headers: { traceparent } }).catch(() => undefined);
    await Promise.all(ends);
    server.close();
  }

  it('goes on with no stranger’s trace, and says nothing of its address', async () => {
    await ask((_request, response) => void response.writeHead(200).end());
    const { spans, texts } = await drawn();
    expect(spans.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([['GET page', '']]);
    expect(texts.join()).not.toMatch(new RegExp(`${traceId}|kim|hunter2`));
  });

  it('goes on with a trusted proxy’s, and fails as its answer does', async () => {
    await tracing.end();
    // Nothing of its own is drawn: the proxy has decided.
    tracing = startTracing({ ...options, share: 0, isBehindProxy: true, endpoint: collector.endpoint });
    await ask((_request, response) => {
      nameRoute('/api/audits/:id');
      response.setHeader('X-Request-Id', 'id-7');
      void pool.query('select 1').then(() => response.writeHead(503).end());
    });
    await ask((request) => void request.socket.destroy(), '/api/audits/7');
    const { spans } = await drawn();
    expect(spans.map(({ name, traceId: id, isFailure }) => [name, id, isFailure])).toEqual([
      ['select', traceId, false],
      ['GET /api/audits/:id', traceId, true],
      ['GET api', traceId, false],
    ]);
    expect(spans[1]?.facts).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/audits/:id',
      'http.response.status_code': 503,
      'site.request_id': 'id-7',
      'site.route_kind': 'page',
    });
    expect(spans[2]?.facts).toMatchObject({ 'site.has_left': true });
    expect(spans[2]?.facts).not.toHaveProperty('http.response.status_code');
  });

  it.each(['/api/health', '/api/jobs/run', '/api/jobs/clean-up'])(
    'is not drawn when the site or its watchers ask of themselves, nor what is done for it: %s',
    async (path) => {
      await ask((_request, response) => {
        void inSpan({ name: 'work' }, () => pool.query('select 1')).then(() => response.end());
      }, path);
      expect((await drawn()).spans).toEqual([]);
    },
  );
});

it('what others draw says no more than what is admitted', async () => {
  const span = trace.getTracer('next.js').startSpan('fetch GET https://example.com/kim?token=hunter2');
  span.setAttributes({ 'next.route': '/blog/[slug]', 'http.target': '/blog/a?token=hunter2' });
  span.recordException(new Error('hunter2'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'hunter2' });
  span.end();
  const { spans, texts } = await drawn();
  expect(spans.map(({ name, facts, isFailure }) => [name, facts, isFailure])).toEqual([
    ['fetch GET …', { 'next.route': '/blog/[slug]' }, true],
  ]);
  expect(texts.join()).not.toMatch(/hunter2|kim/);
});

it('lines of the log name the trace', async () => {
  expect(requestFields()).toEqual({});
  const fields = await inSpan({ name: 'work' }, async () => requestFields());
  const [span] = (await drawn()).spans;
  expect(fields).toEqual({ traceId: span?.traceId });
});
