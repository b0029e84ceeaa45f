import { describe, expect, it } from 'vitest';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

describe('GET /api/health', () => {
  it('answers 200 without details while the database answers', async () => {
    const answer = await api('GET', '/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers 200 while visitors keep all connections busy, and the database answers them', async () => {
    const { pool } = (await testPayload()).db;
    const visitors = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const next = pool.connect();
    const health = api('GET', '/api/health');
    await expect.poll(() => pool.waitingCount, { interval: 5 }).toBe(2);
    // To the one before us in the line.
    visitors.pop()?.release();
    expect((await health).status).toBe(200);
    (await next).release();
    for (const visitor of visitors) visitor.release();
  });
});
