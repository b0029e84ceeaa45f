import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { down, up } from '@/migrations/20261128_221500_text_forms';
import type { SessionAnswer } from '@/schemas/auth';
import type { ManagedUser } from '@/schemas/users';
import { createAccount, freshEmail } from '../factories/account';
import { receiveInquiry } from '../helpers/inbox';
import { freshTitle } from '../factories/post';
import { hashPassword } from '@/integrations/workers/hashingProgram';
import { hashingPool } from '@/integrations/workers/hashingPool';
import { api } from '../helpers/api';
import { newUser } from '../helpers/manageUsers';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';

const composed = 'Z\u00fcrich caf\u00e9 1'.normalize('NFC');
const decomposed = composed.normalize('NFD');

const signUp = (fields: Record<string, unknown>) =>
  api<SessionAnswer>('POST', '/api/auth/signup', {
    body: { name: 'Kim', email: freshEmail(), company: 'Kim & Co', password: composed, ...fields },
  });
const logIn = (email: string, password: string) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });

let token: string;
let adminToken: string;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
});

describe('a password', () => {
  it.each([
    ['composed', composed, decomposed],
    ['decomposed', decomposed, composed],
    ['with another space', 'caf\u00e9\u00a0au lait', 'caf\u00e9 au lait'],
  ])('chosen %s is the same when it is typed in another form', async (_form, chosen, typed) => {
    const { user } = (await signUp({ password: chosen })).body;
    for (const password of [chosen, typed]) expect((await logIn(user.email, password)).status).toBe(200);
    expect((await logIn(user.email, `${typed}x`)).status).toBe(401);
  });

  it('is the same whoever sets it, by whichever API', async () => {
    const { id, email } = await createAccount();
    const body = { password: decomposed };
    expect((await api('PATCH', `/api/users/${id}`, { token: adminToken, body })).status).toBe(200);
    expect((await logIn(email, composed)).status).toBe(200);
  });

  it('that was stored as it was typed still opens the account, and from then on in every form', async () => {
    const { id, email } = await createAccount();
    const { hash, salt } = await hashPassword(decomposed);
    const { pool } = (await testPayload()).db;
    await pool.query('update users set hash = $1, salt = $2 where id = $3', [hash, salt, id]);
    expect((await logIn(email, composed)).status).toBe(401);
    expect((await logIn(email, decomposed)).status).toBe(200);
    expect((await logIn(email, composed)).status).toBe(200);
  });

  it('is hashed twice only where its forms differ, known address or not', async () => {
    const { email } = await createAccount();
    const pool = hashingPool();
    const run = pool.run.bind(pool);
    let hashes = 0;
    pool.run = ((...args: Parameters<typeof run>) => {
      hashes += 1;
      return run(...args);
    }) as typeof run;
    const hashesOf = async (address: string, password: string) => {
      hashes = 0;
      await logIn(address, password);
      return hashes;
    };
    try {
      for (const address of [email, freshEmail()]) {
        expect(await hashesOf(address, composed)).toBe(1);
        expect(await hashesOf(address, decomposed)).toBe(2);
      }
    } finally {
      pool.run = run;
    }
  });
});

describe('a name', () => {
  const invisible = ['\u200b\u200d', '\u3164', '\u2800', '\u00ad', '\u202e\u2066', '\ufeff', '\u2028'];

  it.each(invisible)('made of %j alone is none', async (name) => {
    expect((await signUp({ name })).status).toBe(400);
    const body = newUser({ name });
    expect((await api('POST', '/api/admin/users', { token: adminToken, body })).status).toBe(400);
    const inPanel = { ...body, role: 'client' };
    expect((await api('POST', '/api/users', { token: adminToken, body: inPanel })).status).toBe(400);
    for (const path of ['/api/admin/blog/categories', '/api/categories'] as const) {
      expect((await api('POST', path, { token, body: { name } })).status).toBe(400);
    }
  });

  const typed = ' Jose\u0301\u202e \n\u2066Ni\u200bn\u0303o\u2069\u0007 ';
  const kept = 'Jos\u00e9 Ni\u00f1o';

  it('is kept in one form, whoever writes it, by whichever API', async () => {
    const { user, token: own } = (await signUp({ name: typed, company: typed })).body;
    expect([user.name, user.company]).toEqual([kept, kept]);
    const { body } = await api<{ user: ManagedUser }>('PUT', '/api/auth/profile', {
      token: own,
      body: { name: `${typed}2` },
    });
    expect(body.user.name).toBe(`${kept} 2`);
    const panel = await api<{ doc: { name: string } }>('PATCH', `/api/users/${user.id}`, {
      token: adminToken,
      body: { name: typed.trim() },
    });
    expect(panel.body.doc.name).toBe(kept);
  });

  it('that was stored before gets the form', async () => {
    const { id } = await createAccount();
    const payload = await testPayload();
    const req = await createLocalReq({}, payload);
    await payload.db.pool.query('update users set name = $1, company = $2 where id = $3', [
      typed,
      '\u200b',
      id,
    ]);
    await payload.db.drizzle.transaction(async (db) => {
      await down({ db, payload, req });
      await up({ db, payload, req });
    });
    const { name, company } = await payload.findByID({ collection: 'users', id });
    // What nobody can see can't be called otherwise.
    expect([name, company]).toEqual([kept, '\u200b']);
  });

  it('of a category is taken in every form', async () => {
    const name = `${freshTitle()} caf\u00e9`;
    expect((await api('POST', '/api/categories', { token, body: { name } })).status).toBe(201);
    const body = { name: name.normalize('NFD') };
    expect((await api('POST', '/api/admin/blog/categories', { token, body })).status).toBe(409);
  });
});

describe('an email', () => {
  it('may have an international domain and lose what is pasted with it', async () => {
    const local = freshEmail().split('@')[0];
    const { status, body } = await signUp({ email: `\ufeff ${local}@B\u00fccher.example\u200b ` });
    expect([status, body.user?.email]).toEqual([201, `${local}@xn--bcher-kva.example`]);
    for (const email of [`${local}@bu\u0308cher.example`, `${local}@xn--bcher-kva.example`]) {
      expect((await logIn(email, composed)).status).toBe(200);
      expect((await signUp({ email })).status).toBe(409);
    }
  });

  it('may have an international top-level domain, by every API', async () => {
    const local = freshEmail().split('@')[0];
    const { status, body } = await signUp({
      email: `${local}@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444`,
    });
    expect([status, body.user?.email]).toEqual([201, `${local}@xn--e1afmkfd.xn--p1ai`]);
    const panel = await api<{ doc: { email: string } }>('PATCH', `/api/users/${body.user.id}`, {
      token: adminToken,
      body: { email: `new-${local}@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444` },
    });
    expect([panel.status, panel.body.doc?.email]).toEqual([200, `new-${local}@xn--e1afmkfd.xn--p1ai`]);
  });
});

describe('a search', () => {
  const marker = `q${Date.now().toString(36)}`;
  const names = [
    '\u0130rem',
    '\u0131\u015f\u0131k',
    'Stra\u00dfe',
    'Jose\u0301',
    '\u0141ukasz',
    '\u042f\u043d\u0430',
  ];

  beforeAll(async () => {
    for (const name of names) {
      await api('POST', '/api/admin/users', {
        token: adminToken,
        body: newUser({ name: `${name} ${marker}` }),
      });
    }
  });

  it.each([
    ['irem', '\u0130rem'],
    ['I\u015eIK', '\u0131\u015f\u0131k'],
    ['STRASSE', 'Stra\u00dfe'],
    ['stra\u00dfe', 'Stra\u00dfe'],
    ['JOS\u00c9', 'Jos\u00e9'],
    ['jose', 'Jos\u00e9'],
    ['lukasz', '\u0141ukasz'],
    ['\u044f\u043d\u0430', '\u042f\u043d\u0430'],
  ])('for %j finds %j', async (word, name) => {
    const search = encodeURIComponent(`${marker} ${word}`);
    const { body } = await api<ManagedUser[]>('GET', `/api/admin/users?search=${search}`, {
      token: adminToken,
    });
    expect(body.map((user) => user.name)).toEqual([`${name} ${marker}`]);
  });

  it('takes full-width signs for no pattern', async () => {
    const search = encodeURIComponent(`${marker} \uff05`);
    expect((await api('GET', `/api/admin/users?search=${search}`, { token: adminToken })).body).toEqual([]);
  });

  it('is the same for inquiries, posts, projects, the trail, pictures and redirects', async () => {
    const name = `Stra\u00dfe Caf\u00e9 ${marker}`;
    const found = encodeURIComponent(`strasse cafe ${marker}`);
    const countOf = async (path: string, search = found) =>
      (
        await api<unknown[]>('GET', `/api/admin/${path}${path.includes('?') ? '&' : '?'}search=${search}`, {
          token: adminToken,
        })
      ).body.length;
    await receiveInquiry({ name });
    expect(await countOf('inquiries')).toBe(1);
    await api('POST', '/api/admin/blog/posts', { token, body: { title: name, excerpt: 'x' } });
    expect(await countOf('blog/posts')).toBe(1);
    await api('POST', '/api/admin/blog/categories', { token, body: { name } });
    expect(await countOf('trail')).toBeGreaterThan(0);
    const from = `/caf\u00e9-${marker}`;
    await api('POST', '/api/admin/redirects', { token, body: { from, to: '/team' } });
    expect(await countOf('redirects', encodeURIComponent(`CAF\u00c9-${marker}`))).toBe(1);
  });
});
