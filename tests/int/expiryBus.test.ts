import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { CacheInvalidation } from '@/edge/pageCache/CacheInvalidation';
import { InvalidationBus } from '@/edge/pageCache/InvalidationBus';
import { openInvalidationStore } from '@/integrations/database/openInvalidationStore';
import { endConnections } from '../helpers/endConnections';
import { testPayload } from '../helpers/testPayload';

const databaseUrl = process.env.DATABASE_URL ?? '';
const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/none';
/** Nobody asks by the clock here. */
const pollMs = 2 ** 30;

/** One of several web servers: what it has heard, and a clock of its own. */
class Instance {
  nowMs = 1_000_000;
  readonly expiry = new CacheInvalidation();
  /** Of all changes, its own included; null for everything. */
  readonly noted: (readonly string[] | null)[] = [];
  readonly lines: string[] = [];
  url = databaseUrl;
  /** How many of the next questions fail. */
  failing = 0;
  readonly #lines = new Map<string, ReturnType<typeof openInvalidationStore>>();
  readonly bus: InvalidationBus;

  constructor() {
    const line = () => {
      const opened = this.#lines.get(this.url) ?? openInvalidationStore(this.url);
      this.#lines.set(this.url, opened);
      return opened;
    };
    this.expiry.onExpire((tags) => this.noted.push(tags));
    this.bus = new InvalidationBus({
      expiry: this.expiry,
      line: {
        tell: (tags) => line().tell(tags),
        hear: (readAt) => {
          if (this.failing === 0) return line().hear(readAt);
          this.failing -= 1;
          return Promise.reject(new Error('It took too long'));
        },
        close: async () => void (await Promise.all([...this.#lines.values()].map((one) => one.close()))),
      },
      tell: (text) => this.lines.push(text),
      pollMs,
      nowMs: () => this.nowMs,
    });
  }

  /** As after a silence of an hour by its own clock. */
  async wake(): Promise<void> {
    this.nowMs += 3_600_000;
    await this.bus.catchUp();
  }
}

const open: Instance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ bus }) => bus.stop()));
});

async function instances(): Promise<[Instance, Instance]> {
  // Migrates the database, if nobody has.
  await testPayload();
  const pair: [Instance, Instance] = [new Instance(), new Instance()];
  for (const one of pair) {
    open.push(one);
    await one.bus.start();
  }
  return pair;
}

/** Past all instances, as the database sees it. */
async function inDatabase(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await act(client);
  await client.end();
}

/** Waits until what an instance tells is in the database. */
async function told(instance: Instance, tag: string): Promise<void> {
  const witness = openInvalidationStore(databaseUrl);
  await expect.poll(async () => (await witness.hear('-infinity')).tags.map((one) => one.tag)).toContain(tag);
  await witness.close();
  expect(instance.lines).toEqual([]);
}

describe('what is changed on one server', () => {
  it('is heard by the others once, and not told on', async () => {
    const [a, b] = await instances();
    a.expiry.expire(['posts', 'post:heard-once']);
    await told(a, 'post:heard-once');
    for (let round = 0; round < 3; round += 1) {
      await a.wake();
      await b.wake();
    }
    expect(a.noted).toEqual([['posts', 'post:heard-once']]);
    expect(b.noted).toEqual([['posts', 'post:heard-once']]);
  });

  it('is asked for before the first visitor after a silence, and not before all others', async () => {
    const [a, b] = await instances();
    expect(b.bus.catchUp()).toBeNull();
    a.expiry.expire(['post:after-sleep']);
    await told(a, 'post:after-sleep');
    b.nowMs += 1_000;
    expect(b.bus.catchUp()).toBeNull();
    b.nowMs += 1_000;
    await b.bus.catchUp();
    expect(b.noted).toEqual([['post:after-sleep']]);
    expect(b.bus.catchUp()).toBeNull();
    b.nowMs -= 60_000;
    expect(b.bus.catchUp()).not.toBeNull();
  });

  it('is heard also when it is seen only after something that was told later', async () => {
    const [, b] = await instances();
    const slow = new pg.Client({ connectionString: databaseUrl });
    await slow.connect();
    await slow.query('begin');
    const insert = 'insert into expired_tags (tag, sender) values ($1, gen_random_uuid())';
    await slow.query(insert, ['post:slow']);
    await inDatabase((client) => client.query(insert, ['post:quick']));
    await b.wake();
    expect(b.noted).toEqual([['post:quick']]);
    await slow.query('commit');
    await slow.end();
    await b.wake();
    expect(b.noted).toEqual([['post:quick'], ['post:slow']]);
  });

  it('is told and heard when the connections were lost in between', async () => {
    const [a, b] = await instances();
    await inDatabase((client) => endConnections(client, { whoseQueryIsLike: '%expired_tags%' }));
    a.expiry.expire(['post:over-a-loss']);
    // What is told may meet the dead connection.
    await expect
      .poll(async () => {
        await a.bus.turn();
        await b.wake();
        return b.noted.flat();
      })
      .toEqual(['post:over-a-loss']);
  });

  it('is heard by who wakes up to a question that has failed, before the first visitor', async () => {
    const [a, b] = await instances();
    a.expiry.expire(['post:second-question']);
    await told(a, 'post:second-question');
    b.failing = 1;
    await b.wake();
    expect(b.noted).toEqual([['post:second-question']]);
    expect(b.lines).toEqual([]);
  });

  it('is told when the database is there again, and nobody waits meanwhile', async () => {
    const [a, b] = await instances();
    a.url = nowhere;
    await a.wake();
    expect(a.lines).toEqual([expect.stringContaining('No news of other servers')]);
    a.expiry.expire(['post:later']);
    a.nowMs += 3_600_000;
    expect(a.bus.catchUp()).toBeNull();
    await a.bus.turn();
    a.url = databaseUrl;
    await a.bus.turn();
    expect(a.lines).toHaveLength(2);
    await b.wake();
    expect(b.noted).toEqual([['post:later']]);
    expect(a.noted).toEqual([['post:later']]);
  });

  it('is everything for who slept longer than news are kept', async () => {
    const [, b] = await instances();
    const before = b.expiry.now;
    const witness = openInvalidationStore(databaseUrl);
    expect((await witness.hear(new Date(Date.now() - 51 * 60_000).toISOString())).hasMissedSome).toBe(true);
    expect((await witness.hear(new Date(Date.now() - 49 * 60_000).toISOString())).hasMissedSome).toBe(false);
    await witness.close();
    await b.wake();
    expect(b.expiry.hasExpired(['anything'], before)).toBe(false);
  });

  it('is everything for who was up before the database', async () => {
    await testPayload();
    const late = new Instance();
    open.push(late);
    late.url = nowhere;
    await late.bus.start();
    const before = late.expiry.now;
    late.url = databaseUrl;
    await late.bus.turn();
    expect([late.noted, late.expiry.hasExpired(['anything'], before)]).toEqual([[null], true]);
  });
});
