import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endConnections } from '../helpers/endConnections';
import { ask, untilAnswered } from './support/ask';
import { Ledger } from './support/Ledger';
import { RunningSite } from './support/RunningSite';

const site = new RunningSite();
let ledger: Ledger;

beforeAll(() => site.start());
afterAll(() => site.stop());
beforeEach(async () => {
  await untilAnswered('/api/health');
  ledger = await Ledger.open();
  await ledger.start();
});

const intact = { missing: [], unexplained: 0 };
/** Told of, or never told. */
const refusals = new Set([0, 503]);

/** The same process has served all the time, has answered in words, and what it acknowledged is there. */
async function expectUnharmed(pid: number): Promise<void> {
  await untilAnswered('/api/health');
  await ledger.stop();
  expect(site.serverPid).toBe(pid);
  expect(ledger.failed.filter((status) => !refusals.has(status))).toEqual([]);
  expect(await ledger.compare(site)).toEqual(intact);
  expect(site.log).not.toContain('Uncaught exception');
}

describe('a web server whose database', () => {
  it('is killed goes on when it is back', async () => {
    const pid = site.serverPid;
    const killed = site.databasePid;
    process.kill(killed, 'SIGKILL');
    expect((await ask('/')).status).toBe(200);
    // It may be back before anybody has asked how the site is.
    await site.untilDatabaseReplaced(killed);
    await expectUnharmed(pid);
  });

  it('ends all connections, again and again, uses new ones', async () => {
    const pid = site.serverPid;
    await site.withDatabase(async (client) => {
      for (let round = 0; round < 20; round++) {
        await endConnections(client);
        await ask('/api/health');
      }
    });
    await expectUnharmed(pid);
  });

  it('has no connection left says so, and goes on when there is one', async () => {
    const pid = site.serverPid;
    const { rows } = await site.withDatabase((client) =>
      client.query<{ role: string }>(
        "select usename as role from pg_stat_activity where usename <> 'postgres' limit 1",
      ),
    );
    const role = rows[0]?.role ?? '';
    await site.withDatabase(async (client) => {
      await client.query(`alter role ${Client.prototype.escapeIdentifier(role)} connection limit 0`);
      await endConnections(client);
      await untilAnswered('/api/health', 503);
      expect((await ask('/')).status).toBe(200);
      await client.query(`alter role ${Client.prototype.escapeIdentifier(role)} connection limit -1`);
    });
    await expectUnharmed(pid);
  });

  it('is frozen keeps handing out its pages, and tells of the rest in words', async () => {
    const pid = site.serverPid;
    await ask('/blog');
    site.signalDatabase('STOP');
    try {
      const answers = await Promise.all([ask('/'), ask('/blog'), ask(`/blog/${randomUUID()}`)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
      expect(Number(answers[2]?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(answers[2]?.text).toContain('</html>');
      expect(site.log).toMatch(/"level":50.*"msg":"\S*\/blog\/\S* failed:/);
      // What it said a second ago may be said once more.
      await untilAnswered('/api/health', 503);
    } finally {
      site.signalDatabase('CONT');
    }
    await expectUnharmed(pid);
  });
});
