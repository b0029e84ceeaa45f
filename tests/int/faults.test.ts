import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { sweepRows } from '@/database/sweepRows';
import { signedInAccount, type TestAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api } from '../helpers/api';
import { waitAsUsual, waitPatiently } from '../helpers/databaseWaits';
import { testPayload } from '../helpers/testPayload';

describe('while a table is locked for longer than anyone may wait', () => {
  let account: TestAccount;
  let locker: PoolClient;

  beforeAll(waitAsUsual);
  afterAll(waitPatiently);

  beforeEach(async () => {
    account = await signedInAccount();
    locker = await (await testPayload()).db.pool.connect();
    await locker.query('begin');
  });

  afterEach(async () => {
    await locker.query('rollback');
    locker.release();
  });

  it('answers 503 with Retry-After instead of signing anybody out', async () => {
    await locker.query('lock table sessions in access exclusive mode');
    const [me, health] = await Promise.all([
      api('GET', '/api/auth/me', { token: account.token }),
      api('GET', '/api/health'),
    ]);
    expect(me.status).toBe(503);
    expect(me.body).toEqual({
      message: 'Service is temporarily unavailable',
      error: 'Service is temporarily unavailable',
    });
    expect(me.headers.get('Retry-After')).toBe('5');
    expect(me.headers.get('Cache-Control')).toBe('no-store');
    expect(health.status).toBe(200);

    await locker.query('rollback');
    expect((await api('GET', '/api/auth/me', { token: account.token })).status).toBe(200);
  });

  it('answers the panel’s calls so, too, instead of saying that nothing is there', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    await locker.query('lock table sessions in access exclusive mode');
    expect((await api('GET', '/api/posts', { token })).status).toBe(503);
    await locker.query('rollback');
    expect((await api('GET', '/api/posts', { token })).status).toBe(200);
  });

  it('keeps answering other calls while many read search metadata', async () => {
    await locker.query('lock table seo_pages in access exclusive mode');
    const reads = Array.from({ length: 25 }, () => api('GET', '/api/seo/public/landing'));
    // Before any of those that wait for the table has given up.
    const first = await Promise.race([api('GET', '/api/auth/me', { token: account.token }), ...reads]);
    expect(first.status).toBe(200);
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));

    await locker.query('rollback');
    expect((await api('GET', '/api/seo/public/landing')).status).toBe(200);
  });

  it('saves nothing half of an analysis, and uses no report up', async () => {
    await locker.query('lock table analyses in access exclusive mode');
    const refused = await api('POST', '/api/analysis/generate', {
      token: account.token,
      body: analysisBody(),
    });
    expect(refused.status).toBe(503);

    await locker.query('rollback');
    expect((await api<unknown[]>('GET', '/api/analysis', { token: account.token })).body).toEqual([]);
    const again = await api('POST', '/api/analysis/generate', { token: account.token, body: analysisBody() });
    expect(again.status).toBe(201);
  });

  it('removes what is over from all other tables', async () => {
    const payload = await testPayload();
    const key = randomUUID();
    await payload.db.pool.query('insert into rate_limits (key, points, expire) values ($1, 1, $2)', [
      key,
      Date.now() - 1_000,
    ]);
    await locker.query('lock table analyses in access exclusive mode');
    await expect(sweepRows(await createLocalReq({}, payload))).rejects.toThrow();
    const { rowCount } = await payload.db.pool.query('select 1 from rate_limits where key = $1', [key]);
    expect(rowCount).toBe(0);
  });
});
