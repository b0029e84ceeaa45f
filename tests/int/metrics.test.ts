import { once } from 'node:events';
import { createServer, IncomingMessage, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageCache, type CacheLookup } from '@/edge/pageCache/PageCache';
import { CacheInvalidation } from '@/edge/pageCache/CacheInvalidation';
import { InvalidationBus } from '@/edge/pageCache/InvalidationBus';
import type { CachedResponse } from '@/edge/pageCache/CachedResponse';
import { Metrics } from '@/edge/metrics/Metrics';
import { PageRateLimiter } from '@/edge/PageRateLimiter';
import { openInvalidationStore } from '@/integrations/database/openInvalidationStore';
import { openQueueReader, type QueueReader } from '@/integrations/database/openQueueReader';
import { requestLimiter } from '@/integrations/limits/limiters';
import { queueMail } from '@/services/mail/queueMail';
import { createAccount, goodPassword } from '../factories/account';
import { api, freshAddress } from '../helpers/api';
import { failureOf, good, openModelDoor } from '../helpers/askModel';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

const databaseUrl = process.env.DATABASE_URL ?? '';
const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/none';
const page: CachedResponse = {
  status: 200,
  etag: 'W/"1"',
  knownHeaders: {},
  forms: { identity: { headers: {}, body: Buffer.from('page') } },
  bytes: 400,
};

let nowMs = 1_000_000;
const expiry = new CacheInvalidation();
const store = new PageCache({
  invalidation: expiry,
  maxBytes: 1_000,
  renew: () => undefined,
  nowMs: () => nowMs,
});
const busOf = (own: CacheInvalidation) =>
  new InvalidationBus({
    expiry: own,
    line: openInvalidationStore(databaseUrl),
    tell: () => undefined,
    pollMs: 2 ** 30,
    nowMs: () => nowMs,
  });
const bus = busOf(expiry);
const other = { expiry: new CacheInvalidation() };
const otherBus = busOf(other.expiry);
const readings = [openQueueReader(databaseUrl), openQueueReader(nowhere)] as const;
let reading: QueueReader = readings[0];
const metrics = new Metrics({ store, queues: { read: () => reading.read() }, bus });
const server: Server = createServer(metrics.answer);

beforeAll(async () => {
  await testPayload();
  await bus.start();
  await otherBus.start();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  server.close();
  await Promise.all([bus.stop(), otherBus.stop(), ...readings.map((one) => one.close())]);
});
beforeEach(() => {
  reading = readings[0];
});

/** What Prometheus would read: the value of each number, by its name and labels as they stand there. */
async function scrape(): Promise<Record<string, number>> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

/** By how much the numbers of these names grow while `work` is done. */
async function growth(names: string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await scrape();
  await work();
  const after = await scrape();
  return names.map((name) => (after[name] ?? 0) - (before[name] ?? 0));
}

describe('what is kept', () => {
  const keep = (taken: CacheLookup) => {
    const { task } = taken as Extract<CacheLookup, { task: unknown }>;
    const sources = { at: expiry.now, tags: [], freshUntilMs: nowMs + 60_000, mayServeStale: true };
    task.settle({ cached: { response: page, sources } });
  };

  it('is counted by what became of requests, with its size and what had to go', async () => {
    keep(await store.lookup('/a'));
    keep(await store.lookup('/b'));
    store.peek('/b');
    store.peek('/a');
    keep(await store.lookup('/c'));
    keep(await store.lookup('/c', { refresh: true }));
    nowMs += 61_000;
    store.peek('/a');
    await store.lookup('/a');
    expect(await scrape()).toMatchObject({
      'site_kept_answers_total{outcome="fresh"}': 2,
      'site_kept_answers_total{outcome="stale"}': 2,
      'site_kept_answers_total{outcome="made"}': 3,
      'site_kept_answers_total{outcome="renewed"}': 1,
      'site_kept_answers_total{outcome="own"}': 0,
      site_kept_answers_evicted_total: 1,
      site_kept_answers: 2,
      site_kept_answers_bytes: 800,
    });
  });
});

describe('mails and planned work', () => {
  const states = async () => {
    const all = await scrape();
    return ['waiting', 'due', 'failed'].map((state) => all[`site_jobs{queue="mail",state="${state}"}`]);
  };
  const sent = 'site_mails_total{outcome="sent"}';
  const failed = 'site_mails_total{outcome="failed"}';
  const held = 'site_mails_total{outcome="held"}';

  async function order(): Promise<string> {
    const { id, email } = await createAccount();
    const req = await createLocalReq({}, await testPayload());
    await queueMail(req, { kind: 'passwordChanged', userId: id, at: new Date().toISOString() }, email);
    return email;
  }

  it('are seen while they are due, wait for another attempt, and are given up', async () => {
    const mail = await useMailServer();
    const { pool } = (await testPayload()).db;
    try {
      await pool.query("delete from payload_jobs where queue = 'mail'");
      mail.server.refuse(true);
      const email = await order();
      await pool.query("update payload_jobs set created_at = now() - interval '5 minutes'");
      expect(await states()).toEqual([0, 1, 0]);
      const oldest = (await scrape())['site_jobs_oldest_due_seconds{queue="mail"}'] ?? 0;
      expect(oldest).toBeGreaterThanOrEqual(300);
      expect(oldest).toBeLessThan(360);
      expect(await growth([sent, failed], () => mail.deliver(email))).toEqual([0, 1]);
      expect(await states()).toEqual([1, 0, 0]);
      mail.server.refuse(false);
      await mail.skipWaits();
      expect(await growth([sent, failed], () => mail.deliver(email))).toEqual([1, 0]);
      expect(await states()).toEqual([0, 0, 0]);
      await order();
      await pool.query("update payload_jobs set has_error = true where queue = 'mail'");
      expect(await states()).toEqual([0, 0, 1]);
      await pool.query("delete from payload_jobs where queue = 'mail'");
    } finally {
      await mail.stop();
    }
  });

  it('are counted when the recipient has had enough', async () => {
    const req = await createLocalReq({}, await testPayload());
    const { id, email } = await createAccount();
    const at = new Date().toISOString();
    const orders = async () => {
      for (let time = 0; time < 60; time += 1)
        await queueMail(req, { kind: 'passwordChanged', userId: id, at }, email);
    };
    expect((await growth([held], orders))[0]).toBeGreaterThan(0);
  });

  it('are not told of while the database is away, and nothing else is missing', async () => {
    reading = readings[1];
    const all = await scrape();
    expect(all.site_database_up).toBe(0);
    expect(Object.keys(all).filter((name) => name.startsWith('site_jobs'))).toEqual([]);
    expect(all.process_resident_memory_bytes).toBeGreaterThan(0);
    reading = readings[0];
    expect((await scrape()).site_database_up).toBe(1);
  });

  it('are not waited for while the table is locked, however many look', async () => {
    const client = await (await testPayload()).db.pool.connect();
    try {
      await client.query('begin; lock table payload_jobs in access exclusive mode');
      const looks = await Promise.all(Array.from({ length: 5 }, scrape));
      expect(looks.map((all) => all.site_database_up)).toEqual([0, 0, 0, 0, 0]);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await scrape()).site_database_up).toBe(1);
  });
});

describe('sign-ins', () => {
  const outcome = (name: string) => `site_sign_ins_total{outcome="${name}"}`;

  it('are counted by how they ended, and the limits that they meet by name', async () => {
    const { email } = await createAccount();
    const address = freshAddress();
    const logIn = (password: string) =>
      api('POST', '/api/auth/login', { body: { email, password }, address });
    const names = ['accepted', 'refused', 'limited'].map(outcome);
    const work = async () => {
      await logIn(goodPassword);
      for (let time = 0; time < 7; time += 1) await logIn('not the password');
    };
    const limit = 'site_limits_hit_total{limit="login-email"}';
    expect(await growth([...names, limit], work)).toEqual([1, 5, 2, 2]);
    const { port } = server.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toContain(email);
    expect(text).not.toContain(address);
  });
});

describe('limits', () => {
  it('are counted by their names: of all calls, and of pages', async () => {
    const address = freshAddress();
    await requestLimiter(await testPayload()).block(address, 60);
    const budget = new PageRateLimiter(1);
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/blog/search?q=a' });
    const names = ['request-address', 'pages'].map((limit) => `site_limits_hit_total{limit="${limit}"}`);
    const work = async () => {
      expect((await api('GET', '/api/auth/me', { address })).status).toBe(429);
      for (let time = 0; time < 3; time += 1) await budget.admit(request, address);
    };
    expect(await growth(names, work)).toEqual([1, 2]);
  });
});

describe('the language model', () => {
  const door = openModelDoor();
  const outcome = (name: string) => `site_model_calls_total{outcome="${name}"}`;

  it('is counted by outcome, time and tokens', async () => {
    door.model.server.next({ answer: good, usage: { input: 321, output: 45 } });
    const tokens = ['input', 'output'].map((kind) => `site_model_tokens_total{kind="${kind}"}`);
    const names = [outcome('answered'), ...tokens, 'site_model_call_seconds_count'];
    expect(await growth(names, () => door.ask())).toEqual([1, 321, 45, 1]);
  });

  it('is counted when it isn’t asked: no budget, and no place', async () => {
    door.model.plugIn({ tokensPerDay: 1 });
    expect(await growth([outcome('budget')], () => failureOf(door.ask()))).toEqual([1]);
    door.model.plugIn({ concurrency: 1 });
    door.model.server.next({ silent: true });
    const leaving = new AbortController();
    const first = failureOf(door.ask({ signal: leaving.signal }));
    await expect.poll(() => door.model.server.requests).toHaveLength(1);
    const signal = AbortSignal.abort(new DOMException('The time is up', 'TimeoutError'));
    expect(await growth([outcome('busy')], () => failureOf(door.ask({ signal })))).toEqual([1]);
    const leave = async () => {
      leaving.abort();
      await first;
    };
    expect(await growth([outcome('cancelled')], leave)).toEqual([1]);
  });

  it('is counted when the provider is left alone after failures', async () => {
    door.model.server.usually({ status: 401 });
    const work = async () => {
      for (let time = 0; time < 6; time += 1) await failureOf(door.ask());
    };
    expect(await growth([outcome('refused'), outcome('open')], work)).toEqual([5, 1]);
  });
});

describe('news of other servers', () => {
  it('are measured when they are applied, once each, and how long there have been none', async () => {
    other.expiry.expire(['post:measured']);
    await otherBus.turn();
    const names = ['site_bus_delay_seconds_count', 'site_bus_delay_seconds_sum'];
    const [count = 0, sum = 0] = await growth(names, async () => {
      await bus.turn();
      await bus.turn();
    });
    expect(count).toBe(1);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(15);
    nowMs += 7_000;
    expect((await scrape()).site_bus_silent_seconds).toBe(7);
  });
});
