import type { PayloadRequest } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '@/domain/accounts/roles';
import type { CallFinder } from '@/endpoints/findEndpoint';
import { requestLimiter } from '@/integrations/limits/limiters';
import { runAsInternalRequest } from '@/integrations/limits/internalRequest';
import { signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { api, freshAddress } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const accountOf = (() => {
  const accounts = new Map<Role, ReturnType<typeof signedInAccount>>();
  return (role: Role) => {
    const account = accounts.get(role) ?? signedInAccount({ role });
    accounts.set(role, account);
    return account;
  };
})();

const payloadRoutes: [Method, string][] = [
  ['GET', '/api/users'],
  ['GET', '/api/users?where[hash][exists]=true'],
  ['GET', '/api/users/1'],
  ['GET', '/api/users/me'],
  ['POST', '/api/users'],
  ['PATCH', '/api/users?where[id][exists]=true'],
  ['DELETE', '/api/users?where[id][exists]=true'],
  ['POST', '/api/users/logout'],
  ['POST', '/api/users/refresh-token'],
  ['GET', '/api/analyses'],
  ['GET', '/api/analyses/count'],
  ['DELETE', '/api/analyses?where[id][exists]=true'],
  ['GET', '/api/sessions'],
  ['GET', '/api/payload-preferences/x'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/access'],
  ['GET', '/api/og'],
  ['POST', '/api/graphql'],
  ['GET', '/api/nothing-here'],
];

describe('the gate of /api', () => {
  it.each(payloadRoutes)('hides %s %s from visitors and clients', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    const { token } = await accountOf('client');
    for (const caller of [undefined, token]) {
      const answer = await api(method, path, { token: caller, body });
      expect([answer.status, answer.body]).toEqual([404, { message: 'Not found', error: 'Not found' }]);
    }
  });

  it.each(['login', 'first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/x'])(
    'keeps Payload’s own %s closed, even to administrators',
    async (route) => {
      const { token, email } = await accountOf('admin');
      const answer = await api('POST', `/api/users/${route}`, { token, body: { email, password: 'x' } });
      expect(answer.status).toBe(404);
    },
  );

  it('refuses a method override on documented calls', async () => {
    const { token } = await accountOf('client');
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const answer = await api('POST', '/api/auth/login', { token, body: {}, headers: { [name]: 'GET' } });
      expect(answer.status).toBe(404);
    }
  });

  it('takes a point for each call of a visitor, and none for the server’s own', async () => {
    const limiter = requestLimiter(await testPayload());
    const address = freshAddress();
    const ask = () => api('GET', '/api/auth/me', { address });
    const pointsTaken = async () => (await limiter.get(address))?.consumedPoints ?? 0;
    await runAsInternalRequest(true, ask);
    expect(await pointsTaken()).toBe(0);
    await runAsInternalRequest(false, ask);
    await ask();
    expect(await pointsTaken()).toBe(2);
  });

  it('answers calls by the config’s own modules, by which their errors are known', async () => {
    const finder = vi.spyOn((await testPayload()).config.custom as CallFinder, 'findEndpoint');
    expect((await api('GET', '/api/auth/me')).status).toBe(401);
    expect(finder).toHaveBeenCalledTimes(1);
    finder.mockRestore();
  });

  it('answers 404 to a documented path with another method', async () => {
    expect((await api('DELETE', '/api/auth/login')).status).toBe(404);
    expect((await api('GET', '/api/analysis/generate')).status).toBe(404);
  });

  it('says who is signed in to the CMS panel, without token or password', async () => {
    const { token, email } = await accountOf('marketer');
    const answer = await api('GET', '/api/users/me', { token });
    expect(answer.body).toMatchObject({ user: { email, role: 'marketer' }, exp: expect.any(Number) });
    expect(JSON.stringify(answer.body)).not.toMatch(/"(hash|salt|token)"/);
  });

  it('takes the question of a list as a form, from staff', async () => {
    const ask = async (role: Role) =>
      api<{ docs?: unknown[] }>('POST', '/api/users', {
        token: (await accountOf(role)).token,
        body: 'limit=1&depth=0',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Payload-HTTP-Method-Override': 'GET',
        },
      });
    const answer = await ask('marketer');
    expect([answer.status, answer.body.docs?.length]).toEqual([200, 1]);
    expect((await ask('client')).status).toBe(404);
  });

  it('says what staff may do with a document', async () => {
    const { token, id } = await accountOf('marketer');
    const answer = await api('POST', `/api/users/access/${id}`, { token, body: {} });
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, expect.arrayContaining(['fields'])]);
  });

  it('ends the session when somebody logs out of the CMS panel', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    expect((await api('POST', '/api/users/logout', { token, body: {} })).status).toBe(200);
    expect((await api('GET', '/api/auth/me', { token })).status).toBe(401);
  });
});

describe('collection access behind the gate', () => {
  it('shows a marketer only their own account, no analyses and no sessions', async () => {
    const [client, marketer] = await Promise.all([accountOf('client'), accountOf('marketer')]);
    await api('POST', '/api/analysis/generate', { token: client.token, body: analysisBody() });
    const users = await api<{ docs: { id: number }[] }>('GET', '/api/users?limit=100', {
      token: marketer.token,
    });
    expect(users.body.docs.map(({ id }) => id)).toEqual([marketer.id]);
    const analyses = await api<{ docs: unknown[] }>('GET', '/api/analyses', { token: marketer.token });
    expect(analyses.body.docs).toEqual([]);
    expect((await api('GET', '/api/sessions', { token: marketer.token })).status).toBe(404);
  });

  it('never lets a marketer grant rights or touch other accounts', async () => {
    const [client, marketer] = await Promise.all([signedInAccount(), signedInAccount({ role: 'marketer' })]);
    const payload = await testPayload();
    const patch = (id: number, body: unknown) =>
      api('PATCH', `/api/users/${id}`, { token: marketer.token, body });
    await patch(marketer.id, { role: 'admin', reportLimit: 99 });
    await patch(client.id, { role: 'admin', password: 'new password 7 x' });
    await api('PATCH', '/api/users?where[id][exists]=true', {
      token: marketer.token,
      body: { role: 'admin' },
    });
    await api('DELETE', `/api/users/${client.id}`, { token: marketer.token });
    expect(await payload.findByID({ collection: 'users', id: marketer.id })).toMatchObject({
      role: 'marketer',
      reportLimit: 3,
    });
    expect(await payload.findByID({ collection: 'users', id: client.id })).toMatchObject({ role: 'client' });
  });

  it('lets nobody create or change an analysis or a session by hand', async () => {
    const { token } = await accountOf('admin');
    for (const collection of ['analyses', 'sessions']) {
      expect((await api('POST', `/api/${collection}`, { token, body: {} })).status).toBe(404);
    }
    const where = 'where[id][exists]=true';
    const answer = await api('PATCH', `/api/analyses?${where}`, { token, body: { listName: 'Mine' } });
    expect(answer.status).toBe(404);
  });

  it.each([
    ...['sessions', 'account-links', 'generations', 'analysis-drafts', 'project-progress', 'audit-drafts'],
    ...['model-calls', 'trail-entries'],
  ] as const)('is closed for %s, should a request ever get there', async (collection) => {
    const { collections } = await testPayload();
    const { access } = collections[collection].config;
    const req = { user: { ...(await accountOf('admin')), role: 'admin' } } as unknown as PayloadRequest;
    expect([access.create({ req }), access.update({ req }), access.delete({ req })]).toEqual([
      false,
      false,
      false,
    ]);
    const asMarketer = { user: { ...(await accountOf('marketer')), role: 'marketer' } };
    expect(access.read({ req: asMarketer as unknown as PayloadRequest })).toBe(false);
  });

  it('refuses staff a short or common password, whichever call sets it', async () => {
    const { token, id } = await accountOf('admin');
    for (const password of ['12345', 'password1']) {
      const answer = await api('PATCH', `/api/users/${id}`, { token, body: { password } });
      expect(answer.status).toBe(400);
    }
  });

  it('deletes an account together with its analyses and sessions', async () => {
    const [admin, client] = await Promise.all([accountOf('admin'), signedInAccount()]);
    await api('POST', '/api/analysis/generate', { token: client.token, body: analysisBody() });
    expect((await api('DELETE', `/api/users/${client.id}`, { token: admin.token })).status).toBe(200);
    const payload = await testPayload();
    const { totalDocs: analyses } = await payload.count({
      collection: 'analyses',
      where: { owner: { equals: client.id } },
    });
    const { totalDocs: sessions } = await payload.count({
      collection: 'sessions',
      where: { user: { equals: client.id } },
    });
    expect([analyses, sessions]).toEqual([0, 0]);
  });
});
