import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdmin, siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { ask, type FaultAnswer } from './support/ask';
import { RunningSite } from './support/RunningSite';
import { until } from './support/until';

const site = new RunningSite();
const requestsPerMinute = 300;
const otherPort = siteUnderTest.port + 1;
let otherPid = 0;
let token = '';

beforeAll(async () => {
  await site.start({ SEVERAL_INSTANCES: 'true', REQUESTS_PER_MINUTE: String(requestsPerMinute) });
  otherPid = (await site.startBeside(otherPort)).pid ?? 0;
  const { text } = await ask('/api/auth/login', { method: 'POST', body: firstAdmin });
  token = (JSON.parse(text) as { token: string }).token;
});
afterAll(() => site.stop());

const onOther = (path: string): Promise<FaultAnswer> => ask(path, { port: otherPort });

/** Far less than the minute in which a page is made anew by itself. */
const soon = { timeout: 20_000, interval: 100 };

const postBody = (title: string, fields: Record<string, unknown> = {}) => ({
  title,
  slug: `post-${randomUUID()}`,
  excerpt: 'What it is about.',
  content: 'A first text.\n',
  author: 'Jo Doe',
  published: true,
  ...fields,
});

/** Writes a post on the first server. */
async function publish(body: ReturnType<typeof postBody>): Promise<void> {
  const { status } = await ask('/api/admin/blog/posts', { method: 'POST', token, body });
  expect(status).toBe(201);
}

it('what is published on one server is in the lists of the other, which had shown them before', async () => {
  const title = `Heard of ${randomUUID()}`;
  expect((await onOther('/blog')).status).toBe(200);
  await publish(postBody(title));
  await expect.poll(async () => (await onOther('/blog')).text, soon).toContain(title);
});

it('what is taken back on one server is gone on the other', async () => {
  const body = postBody(`Taken back ${randomUUID()}`);
  await publish(body);
  const path = `/blog/${body.slug}`;
  await expect.poll(async () => (await onOther(path)).status, soon).toBe(200);
  const draft = { ...body, published: false };
  const answer = await ask(`/api/admin/blog/post/${body.slug}`, { method: 'PUT', token, body: draft });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await onOther(path)).status, soon).toBe(404);
});

it('a headline that is saved on one server is on the page of the other', async () => {
  const heading = `Headline ${randomUUID()}`;
  expect((await onOther('/ai-consulting-services')).status).toBe(200);
  const { rows } = await site.withDatabase((client) =>
    client.query<{ id: number }>("select id from seo_pages where page_key = 'services'"),
  );
  const body = { copy: { sections: { hero: { heading } } } };
  const answer = await ask(`/api/seo-pages/${rows[0]?.id}`, { method: 'PATCH', token, body });
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await onOther('/ai-consulting-services')).text, soon).toContain(heading);
});

describe('a server that slept shows its first visitor what has changed meanwhile', () => {
  /** Calls `fallAsleep`, changes the title of a page, and lets the other server wake up to its first visitor. */
  async function sleepThroughChangeOf(page: string, fallAsleep: () => unknown): Promise<void> {
    const title = `Changed ${randomUUID()}`;
    await onOther(`/${page}`);
    await fallAsleep();
    try {
      const path = `/api/seo/public/${page}`;
      expect((await ask(path, { method: 'POST', token, body: { title } })).status).toBe(200);
      await expect.poll(() => toldOf(`seo-page:${page}`), soon).toBe(true);
      // Longer than visitors are answered from memory without asking, and than the question for news is waited for.
      const sleptFrom = performance.now();
      await expect.poll(() => performance.now() - sleptFrom, soon).toBeGreaterThan(2_500);
    } finally {
      process.kill(otherPid, 'SIGCONT');
    }
    expect((await onOther(`/${page}`)).text).toContain(title);
  }

  const fallAsleep = () => process.kill(otherPid, 'SIGSTOP');

  it('when it did nothing as it fell asleep', () => sleepThroughChangeOf('contact', fallAsleep));

  it('when it was asking for news as it fell asleep', () =>
    sleepThroughChangeOf('privacy', () =>
      site.withDatabase(async (client) => {
        await client.query('begin');
        await client.query('lock table expired_tags');
        // Those of both servers wait for the table.
        await expect.poll(() => questionsFor(client, 'expired_tags'), soon).toBe(2);
        fallAsleep();
        await client.query('commit');
      }),
    ));
});

it('what changed while the database was stuck is shown as it was, and soon as it is', async () => {
  const [before, after] = [`Before ${randomUUID()}`, `After ${randomUUID()}`];
  const record = '/api/seo/public/team';
  expect((await ask(record, { method: 'POST', token, body: { title: before } })).status).toBe(200);
  expect((await ask('/team')).text).toContain(before);
  await site.withDatabase(async (client) => {
    await client.query('begin');
    await client.query("update seo_pages set title = $1 where page_key = 'team'", [after]);
    await client.query('lock table seo_pages');
    await site.withDatabase((other) =>
      other.query("insert into expired_tags (sender, tag) values ($1, 'seo-page:team')", [randomUUID()]),
    );
    // Until it has heard, it answers at once; who reads waits for the table, for a while.
    await expect
      .poll(async () => {
        const askedAtMs = performance.now();
        const { text } = await ask('/team');
        return performance.now() - askedAtMs > 2_000 && text;
      }, soon)
      .toContain(before);
    await client.query('commit');
  });
  await expect.poll(async () => (await ask('/team')).text, soon).toContain(after);
});

it('each says how it is while the database is frozen, however long the calls that they count together take', async () => {
  // Leaves connections that nobody uses, over which the counting takes longest.
  await Promise.all(Array.from({ length: 8 }, () => onOther('/api/auth/me')));
  site.signalDatabase('STOP');
  const counted = onOther('/api/auth/me').then(() => 'counted first');
  try {
    const told = until(async () => (await onOther('/api/health')).status === 503 && 'told first');
    expect(await Promise.race([counted, told])).toBe('told first');
  } finally {
    site.signalDatabase('CONT');
  }
  await counted;
  for (const port of [siteUnderTest.port, otherPort])
    await until(async () => (await ask('/api/ready', { port })).status === 200);
});

/**
 * Four that make 50 calls one after the other. More at once than there are connections may wait for one longer than a server
 * waits, which then counts alone, as it does while the database is away.
 */
const callersOf = (port: number): Promise<FaultAnswer[]>[] =>
  Array.from({ length: 4 }, async () => {
    const answers: FaultAnswer[] = [];
    while (answers.length < 50) answers.push(await ask('/api/auth/me', { port }));
    return answers;
  });

it('both together let as many requests through as one may', async () => {
  // The minute begins with the first of these.
  await site.withDatabase((client) =>
    client.query("delete from rate_limits where key like 'request-address%'"),
  );
  const from = performance.now();
  const answers = (await Promise.all([siteUnderTest.port, otherPort].flatMap(callersOf))).flat();
  const seconds = (performance.now() - from) / 1_000;
  const letThrough = answers.filter(({ status }) => status === 401).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - letThrough);
  expect(letThrough).toBeLessThanOrEqual(requestsPerMinute * (1 + Math.floor(seconds / 60)));
  // The servers' own calls, for scheduled work, come from this machine as well: some each minute.
  expect(letThrough).toBeGreaterThan(requestsPerMinute - 20 - seconds);
});

/** How many statements that read a table wait for a lock. */
async function questionsFor(client: Client, table: string): Promise<number> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and strpos(query, $1) > 0",
    [table],
  );
  return rowCount ?? 0;
}

const toldOf = (tag: string): Promise<boolean> =>
  site.withDatabase(async (client) => {
    const { rowCount } = await client.query('select 1 from expired_tags where tag = $1', [tag]);
    return rowCount === 1;
  });
