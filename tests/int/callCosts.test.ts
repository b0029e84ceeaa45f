import { describe, expect, it } from 'vitest';
import { findSessionWithUser } from '@/database/tables/sessions';
import { type DirectCalls, directCallsKey } from '@/domain/api/directCalls';
import { roles, type Role } from '@/domain/accounts/roles';
import { readSessionToken, sessionKey } from '@/access/sessionToken';
import { documentedEndpoints } from '@/endpoints';
import type { User } from '@/payload-types';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api, openApi } from '../helpers/api';
import { countQueries } from '../helpers/countQueries';
import { testPayload } from '../helpers/testPayload';

/** The account behind a token as the session strategy reads it, and as Payload's adapter gives it. */
async function readBothWays(token: string, id: number) {
  const payload = await testPayload();
  const claims = await readSessionToken(token, [payload.secret]);
  const found = claims && (await findSessionWithUser(payload, sessionKey(claims)));
  const row = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
  const { hash: _hash, salt: _salt, ...account } = row ?? ({} as User);
  return { found, account: { ...account, collection: 'users' } };
}

const everything = {
  pendingEmail: 'new@example.test',
  pendingEmailUntil: '2031-02-03T04:05:06.007Z',
  profileImage: 'data:image/webp;base64,AAAA',
  emailNotifications: false,
  marketingEmails: true,
  timezone: 'Asia/Tokyo',
  resetPasswordToken: 'token',
  resetPasswordExpiration: '2031-02-03T04:05:06.700Z',
  resetPasswordRequestedAt: '2031-02-03T04:05:06.000Z',
  reportLimit: 12,
};
const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, null]));

describe('session and account in one statement', () => {
  it.each(roles)('are what Payload reads of a %s, field by field', async (role) => {
    const { db } = await testPayload();
    const { id, token } = await signedInAccount({ role });
    for (const data of [{}, everything, { ...nothing, company: null }]) {
      await db.updateOne({ collection: 'users', id, data });
      const { found, account } = await readBothWays(token, id);
      expect(found?.user).toStrictEqual(account);
    }
  });

  it('are what Payload reads of the session', async () => {
    const { db } = await testPayload();
    const { id, token } = await signedInAccount();
    const { docs } = await db.find<Record<string, unknown>>({
      collection: 'sessions',
      where: { user: { equals: id } },
    });
    const { found } = await readBothWays(token, id);
    expect(docs).toEqual([expect.objectContaining(found?.session)]);
  });
});

async function costOf(role: Role, path: string): Promise<[status: number, queries: number]> {
  const { token } = await signedInAccount({ role });
  let status = 0;
  const queries = await countQueries(await testPayload(), async () => {
    ({ status } = await api('GET', path, { token }));
  });
  return [status, queries];
}

describe('what a signed-in call asks the database', () => {
  it.each<[role: Role, path: string, queries: number]>([
    ['client', '/api/auth/me', 1],
    ['client', '/api/analysis', 2],
    ['client', '/api/analysis?page=1&limit=20', 2],
    ['client', '/api/analysis/summary?page=1&limit=100', 2],
    ['admin', '/api/admin/users?page=1&limit=20&sort=name', 2],
    ['marketer', '/api/admin/blog/posts', 3],
    ['marketer', '/api/admin/blog/posts?page=1&limit=20&sort=-title', 3],
    // Refused as soon as it is known who asks.
    ['client', '/api/admin/users', 1],
  ])('%s %s: %i', async (role, path, queries) => {
    const isRefused = role === 'client' && path.includes('admin');
    expect(await costOf(role, path)).toEqual([isRefused ? 403 : 200, queries]);
  });

  it('is one statement for each 500 accounts of the plain list, besides who asks', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    let total = NaN;
    const queries = await countQueries(await testPayload(), async () => {
      const { status, headers } = await api('GET', '/api/admin/users', { token });
      expect(status).toBe(200);
      total = Number(headers.get('X-Total-Count'));
    });
    // Full batches, and the one that isn't full and ends the list: other files leave accounts here too.
    expect(queries).toBe(1 + Math.floor(total / 500) + 1);
  });

  it('is nothing where another site writes in somebody’s name', async () => {
    const { token } = await signedInAccount();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const queries = await countQueries(await testPayload(), async () => {
      const answer = await api('POST', '/api/analysis/generate', { token, headers, body: analysisBody() });
      expect(answer.status).toBe(403);
    });
    expect(queries).toBe(0);
  });
});

describe('calls that go past Next', () => {
  const direct = documentedEndpoints.filter(({ contract }) => contract.isDirect);

  it('read, and have a fixed address', () => {
    const kinds = direct.map(({ contract: { method, path } }) => [method, path.includes(':')]);
    expect(new Set(kinds.map(String))).toEqual(new Set(['get,false']));
  });

  it('are those that the server in front finds', () => {
    const calls = Reflect.get(globalThis, directCallsKey) as DirectCalls;
    const reading = documentedEndpoints.filter(({ contract }) => contract.method === 'get');
    for (const { contract } of reading) {
      expect(calls.has(`/api${contract.path}`)).toBe(contract.isDirect === true);
    }
  });
});

describe('an answer that is known as a whole', () => {
  it('tells its length, so that a short one isn’t compressed', async () => {
    const { token } = await signedInAccount();
    for (const caller of [token, undefined]) {
      const response = await openApi('GET', '/api/auth/me', { token: caller });
      const length = Number(response.headers.get('Content-Length'));
      expect(length).toBe((await response.arrayBuffer()).byteLength);
    }
  });
});
