import { afterAll, describe, expect, it } from 'vitest';
import { isAskedByStaff } from '@/access/isAskedByStaff';
import { noFirmFacts } from '@/domain/firm/FirmFacts';
import { toFirmFacts } from '@/queries/toFirmFacts';
import { signedInAccount } from '../factories/account';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const path = '/api/globals/firm-facts';
const strategy = '/ai-consulting-services/ai-strategy-consulting';

const published = async () =>
  toFirmFacts(
    await (await testPayload()).findGlobal({ slug: 'firm-facts', depth: 1, overrideAccess: false }),
  );

const empty = { repairDays: null, legalName: '', profiles: [], terms: [], _status: 'published' };

describe('what the firm says of itself', () => {
  afterAll(async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    await api('POST', path, { token, body: empty });
  });

  it('is nothing before anybody has said anything', async () => {
    expect(await published()).toEqual(noFirmFacts);
  });

  it('is said by administrators, and by nobody else', async () => {
    for (const role of ['marketer', 'client'] as const) {
      const { token } = await signedInAccount({ role });
      const answer = await api('POST', path, { token, body: { repairDays: 90, _status: 'published' } });
      expect(answer.status).toBe(role === 'marketer' ? 403 : 404);
    }
    expect(await published()).toEqual(noFirmFacts);
    const { token } = await signedInAccount({ role: 'admin' });
    const body = {
      repairDays: 90,
      legalName: ' Sample Advisory LLC ',
      profiles: [{ label: 'LinkedIn', url: 'https://example.com/firm' }],
      terms: [{ service: strategy, priceTitle: 'One price' }],
      _status: 'published',
    };
    expect((await api('POST', path, { token, body })).status).toBe(200);
    expect(await published()).toMatchObject({
      promises: {
        repairDays: 90,
        terms: { [strategy]: { price: { title: 'One price', text: '' }, time: null } },
      },
      entity: { legalName: 'Sample Advisory LLC', address: null },
      profiles: [{ label: 'LinkedIn', url: 'https://example.com/firm' }],
    });
  });

  it('stays as it is published while a draft is written', async () => {
    const { token } = await signedInAccount({ role: 'admin' });
    await api('POST', path, { token, body: { repairDays: 30, _status: 'published' } });
    const draft = { repairDays: 60, _status: 'draft' };
    expect((await api('POST', `${path}?draft=true`, { token, body: draft })).status).toBe(200);
    expect((await published()).promises.repairDays).toBe(30);
  });

  it('is shown as a draft to staff alone, and no longer than the role and the session last', async () => {
    const payload = await testPayload();
    const isShownTo = (token: string) =>
      isAskedByStaff(payload, new Headers({ Authorization: `Bearer ${token}` }));
    const [admin, other, marketer, client] = await Promise.all([
      signedInAccount({ role: 'admin' }),
      signedInAccount({ role: 'admin' }),
      signedInAccount({ role: 'marketer' }),
      signedInAccount(),
    ]);
    for (const { token } of [admin, other, marketer]) expect(await isShownTo(token)).toBe(true);
    expect(await isShownTo(client.token)).toBe(false);
    expect(await isAskedByStaff(payload, new Headers())).toBe(false);

    const changes = { name: 'Robin Example', isAdmin: false };
    await api('PUT', `/api/admin/users/${other.id}`, { token: admin.token, body: changes });
    expect(await isShownTo(other.token)).toBe(false);
    await api('POST', '/api/auth/logout', { token: marketer.token });
    expect(await isShownTo(marketer.token)).toBe(false);
  });

  describe('in a form of the panel', () => {
    interface Facts {
      updatedAt: string;
      repairDays: number;
      _status: string;
    }
    const begin = async () => {
      const { token } = await signedInAccount({ role: 'admin' });
      const save = (body: object, query = '') =>
        api<{ result: Facts }>('POST', `${path}${query}`, { token, body });
      const read = async (query = '') => (await api<Facts>('GET', `${path}?depth=0${query}`, { token })).body;
      await save({ repairDays: 10, _status: 'published' });
      return { save, read };
    };

    it.each(['published', 'draft'])(
      'isn’t written over by whoever hasn’t seen the latest (%s)',
      async (_status) => {
        const { save, read } = await begin();
        const query = _status === 'draft' ? '?draft=true' : '';
        const { updatedAt } = await read('&draft=true');
        const both = await Promise.all(
          [11, 12].map((repairDays) => save({ repairDays, _status, updatedAt }, query)),
        );
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        const first = both.find(({ status }) => status === 200)?.body.result;
        expect(await read('&draft=true')).toMatchObject({
          repairDays: first?.repairDays,
          updatedAt: first?.updatedAt,
        });
        const again = await save(
          { repairDays: 13, _status: 'draft', updatedAt: first?.updatedAt },
          '?draft=true',
        );
        expect(again.status).toBe(200);
        const last = await save({
          repairDays: 14,
          _status: 'published',
          updatedAt: again.body.result.updatedAt,
        });
        expect(last.status).toBe(200);
        expect((await save({ repairDays: 15, _status: 'published' })).status).toBe(200);
      },
    );

    it('isn’t published over a draft that came since, but for whoever wants that gone', async () => {
      const { save, read } = await begin();
      const { updatedAt } = await read();
      await save({ repairDays: 20, _status: 'draft' }, '?draft=true');
      expect((await save({ repairDays: 21, _status: 'published', updatedAt })).status).toBe(409);
      // As "Revert to published" does.
      expect((await save(await read())).status).toBe(200);
      expect(await read('&draft=true')).toMatchObject({ repairDays: 10, _status: 'published' });
    });
  });

  it.each([
    ['a number of days that isn’t whole', { repairDays: 1.5 }],
    ['too many days', { repairDays: 4000 }],
    ['an address that could run', { profiles: [{ label: 'X', url: 'javascript:alert(1)' }] }],
    ['a service twice', { terms: [{ service: strategy }, { service: strategy }] }],
    ['a service that isn’t one', { terms: [{ service: '/elsewhere' }] }],
  ])('refuses %s', async (_what, body) => {
    const { token } = await signedInAccount({ role: 'admin' });
    const answer = await api('POST', path, { token, body: { ...body, _status: 'published' } });
    expect(answer.status).toBe(400);
  });
});
