import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAdmin, siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { ask } from './support/ask';
import { RunningSite } from './support/RunningSite';

const site = new RunningSite();
const workerPort = siteUnderTest.port + 1;
let workerPid = 0;
let token = '';

beforeAll(async () => {
  await site.start({ SEVERAL_INSTANCES: 'true', ROLE: 'web' });
  workerPid = (await site.startBeside(workerPort, { ROLE: 'worker' })).pid ?? 0;
  const { text } = await ask('/api/auth/login', { method: 'POST', body: firstAdmin });
  token = (JSON.parse(text) as { token: string }).token;
});
afterAll(() => site.stop());

const soon = { timeout: 60_000, interval: 100 };

it('a worker says how it is, and serves nobody', async () => {
  const statusOf = async (path: string) => (await ask(path, { port: workerPort })).status;
  const signs = () => Promise.all(['/api/live', '/api/ready', '/api/health'].map(statusOf));
  await expect.poll(signs, soon).toEqual([200, 200, 200]);
  expect(await Promise.all(['/', '/blog', '/api/auth/me', '/cms'].map(statusOf))).toEqual([
    404, 404, 404, 404,
  ]);
});

it('what is planned is done by the worker, and seen on the web server', async () => {
  const slug = `planned-${randomUUID()}`;
  const post = {
    title: `Planned ${slug}`,
    slug,
    excerpt: 'What it is about.',
    content: 'A first text.\n',
    author: 'Jo Doe',
    published: false,
  };
  const { text } = await ask('/api/admin/blog/posts', { method: 'POST', token, body: post });
  expect((await ask(`/blog/${slug}`)).status).toBe(404);
  const { id } = JSON.parse(text) as { id: number };
  const input = JSON.stringify({ type: 'publish', doc: { relationTo: 'posts', value: id } });
  await site.withDatabase((client) =>
    client.query(
      "insert into payload_jobs (task_slug, queue, input, wait_until) values ('schedulePublish', 'default', $1, now())",
      [input],
    ),
  );
  await expect.poll(async () => (await ask(`/blog/${slug}`)).status, soon).toBe(200);
});

it('mail waits for the worker', async () => {
  process.kill(workerPid, 'SIGSTOP');
  try {
    const body = { email: firstAdmin.email };
    expect((await ask('/api/auth/forgot-password', { method: 'POST', body })).status).toBe(200);
    // Twice as long as a server that sends mail lets it lie.
    const orderedAt = performance.now();
    await expect.poll(() => performance.now() - orderedAt, soon).toBeGreaterThan(4_500);
    expect(await mailsToSend()).toBe(1);
  } finally {
    process.kill(workerPid, 'SIGCONT');
  }
  await expect.poll(mailsToSend, soon).toBe(0);
});

const mailsToSend = (): Promise<number> =>
  site.withDatabase(async (client) => {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from payload_jobs where task_slug = 'sendMail' and completed_at is null",
    );
    return Number(rows[0]?.count);
  });
