import { decodeJwt } from 'jose';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '@/database/inTransaction';
import type { DeviceSession, TokenAnswer } from '@/schemas/account';
import { startSession } from '@/operations/sessions/startSession';
import { createAccount, signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const dayMs = 24 * 60 * 60 * 1000;
const me = (token: string) => api('GET', '/api/auth/me', { token });
const refresh = (token: string) => api<TokenAnswer>('POST', '/api/auth/refresh-token', { token });

/** As a sign-in does, without the password's hash, which takes long. */
async function open(userId: number): Promise<string> {
  const req = await createLocalReq({}, await testPayload());
  return (await inTransaction(req, () => startSession({ req, userId }))).token;
}

/** As if the account's sessions had been opened earlier, and used all along. */
async function openedEarlier(userId: number, ageMs: number) {
  const { db } = await testPayload();
  const data = {
    createdAt: new Date(Date.now() - ageMs).toISOString(),
    lastSeenAt: new Date(Date.now() - 60 * 60_000).toISOString(),
  };
  await db.updateMany({ collection: 'sessions', where: { user: { equals: userId } }, data });
}

async function endsOf(userId: number) {
  const { docs } = await (
    await testPayload()
  ).find({ collection: 'sessions', where: { user: { equals: userId } }, pagination: false });
  return docs.map(({ createdAt, expiresAt }) => (Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs);
}

describe('a session ends 30 days after its sign-in', () => {
  it('however often its token is refreshed', async () => {
    const { id, token } = await signedInAccount();
    await openedEarlier(id, 29.5 * dayMs);
    const fresh = (await refresh(token)).body.token;
    const daysLeft = ((decodeJwt(fresh).exp ?? 0) * 1000 - Date.now()) / dayMs;
    expect(daysLeft).toBeGreaterThan(0.4);
    expect(daysLeft).toBeLessThanOrEqual(0.5);
    expect((await endsOf(id))[0]).toBeCloseTo(30, 5);
    expect((await me(fresh)).status).toBe(200);

    await openedEarlier(id, 30.01 * dayMs);
    expect([(await me(token)).status, (await me(fresh)).status]).toEqual([401, 401]);
    expect((await refresh(fresh)).status).toBe(401);
  });

  it('however much it is used', async () => {
    const { id, token } = await signedInAccount();
    await openedEarlier(id, 29.5 * dayMs);
    expect((await me(token)).status).toBe(200);
    expect((await endsOf(id))[0]).toBeCloseTo(30, 5);
  });
});

describe('an account has at most 20 sessions', () => {
  it('of which the oldest ends', async () => {
    const { id } = await createAccount();
    const tokens: string[] = [];
    for (let count = 0; count < 22; count += 1) tokens.push(await open(id));
    const last = tokens.at(-1) ?? '';
    const { body } = await api<DeviceSession[]>('GET', '/api/auth/sessions', { token: last });
    expect(body).toHaveLength(20);
    const statuses = await Promise.all(tokens.slice(0, 4).map(async (token) => (await me(token)).status));
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  it('also when they are opened all at once', async () => {
    const { id } = await createAccount();
    await Promise.all(Array.from({ length: 24 }, () => open(id)));
    expect(await endsOf(id)).toHaveLength(20);
  });
});
