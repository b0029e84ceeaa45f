import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebServer } from '../../scripts/steps/WebServer.mjs';
import { firstAdmin, siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { ask } from '../faults/support/ask';
import { RunningSite } from '../faults/support/RunningSite';
import { Balancer } from './support/Balancer';

const site = new RunningSite();
const balancer = new Balancer();
const ports = { one: siteUnderTest.port + 1, two: siteUnderTest.port + 2 };
const clients = 8;
const servers: Partial<Record<keyof typeof ports, WebServer>> = {};
let port = 0;

beforeAll(async () => {
  // The first one works behind the site, as a worker does.
  await site.start({ TRUST_PROXY: '1', SEVERAL_INSTANCES: 'true', ROLE: 'worker' });
  port = await balancer.start(ports);
  for (const name of ['one', 'two'] as const) await startWeb(name);
});
afterAll(async () => {
  balancer.stop();
  await site.stop();
});

async function startWeb(name: keyof typeof ports): Promise<void> {
  servers[name] = await site.startBeside(ports[name], { ROLE: 'web', DRAIN_SECONDS: '6' });
  await balancer.until(name, 'UP');
}

/** What visitors ask for, kept or not, with and without an account, and what their status is. */
const requests = (token: string) => [
  { status: 200, ask: () => ask('/', { port }) },
  { status: 200, ask: () => ask('/blog/search?q=invoice', { port }) },
  { status: 200, ask: () => ask('/api/seo/public/contact', { port }) },
  { status: 200, ask: () => ask('/api/auth/me', { port, token }) },
  { status: 200, ask: () => ask('/api/admin/users', { port, token }) },
  { status: 400, ask: () => ask('/api/auth/signup', { port, method: 'POST', body: {} }) },
];

/** Asks for one thing after the other until it is told to stop: how many were answered as they should be, and how others were. */
async function visit(token: string, signal: AbortSignal) {
  const others: string[] = [];
  let right = 0;
  while (!signal.aborted) {
    for (const request of requests(token)) {
      const { status, text } = await request.ask();
      if (status === request.status) right += 1;
      else others.push(`${status} ${text.slice(0, 100)}`);
    }
  }
  return { right, others };
}

it('no request fails while one server after the other is replaced, though nothing is tried twice', async () => {
  const signIn = await ask('/api/auth/login', { port, method: 'POST', body: firstAdmin });
  const { token } = JSON.parse(signIn.text) as { token: string };
  const end = new AbortController();
  const visits = Array.from({ length: clients }, () => visit(token, end.signal));
  const before = [servers.one?.pid, servers.two?.pid];
  for (const name of ['one', 'two'] as const) {
    await servers[name]?.stop();
    await startWeb(name);
  }
  end.abort();
  const seen = await Promise.all(visits);
  expect(seen.flatMap(({ others }) => others)).toEqual([]);
  // Each of them went on all the while: how often depends on the machine.
  const rounds = seen.map(({ right }) => right / requests(token).length);
  for (const count of rounds) expect(count).toBeGreaterThan(2);
  expect(before).not.toContain(servers.one?.pid);
  expect(before).not.toContain(servers.two?.pid);
});
