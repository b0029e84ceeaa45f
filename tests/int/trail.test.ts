import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailTexts } from '@/content/admin/trail';
import { globalTrailRules, trailRules } from '@/hooks/trailRules';
import type { TrailEntryAnswer } from '@/schemas/trail';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { auditAnswers } from '../factories/auditAnswers';
import { changePost, writePost } from '../factories/post';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

let admin: TestAccount;
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
});

const trail = async (search: string, more = '') =>
  (
    await api<TrailEntryAnswer[]>('GET', `/api/admin/trail?search=${encodeURIComponent(search)}${more}`, {
      token: admin.token,
    })
  ).body;

describe('the trail', () => {
  it('notes settings, categories, the team and sign-ins of staff, with what was before', async () => {
    const marketer = await signedInAccount({ role: 'marketer' });
    const newsletterUrl = `https://letters.example/${marketer.id}`;
    await api('POST', '/api/globals/site-settings', { token: marketer.token, body: { newsletterUrl } });
    const name = `Topic ${marketer.id}`;
    await api('POST', '/api/categories', { token: marketer.token, body: { name } });
    await api('POST', '/api/auth/login', { body: { email: marketer.email, password: goodPassword } });
    const { body } = await api<object[]>('GET', `/api/admin/trail?search=${marketer.email}`, {
      token: admin.token,
    });
    expect(body).toMatchObject([
      { action: 'sign-in', subject: 'users', subjectId: marketer.id },
      { action: 'create', subject: 'categories', label: name },
      {
        action: 'update',
        subject: 'site-settings',
        changes: [{ field: 'newsletterUrl', to: newsletterUrl }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(goodPassword);
  });

  it('is searched for the very characters that are typed', async () => {
    const ends = ['a_b', 'axb', 'c%d', 'e\\f'];
    for (const end of ends) {
      await api('POST', '/api/categories', {
        token: admin.token,
        body: { name: `Topic ${admin.id} ${end}` },
      });
    }
    for (const end of [...ends, 'a%']) {
      const found = await trail(`${admin.id} ${end}`);
      const expected = ends.filter((other) => other.includes(end)).map((name) => `Topic ${admin.id} ${name}`);
      expect(found.map(({ label }) => label).reverse()).toEqual(expected);
    }
  });

  it('counts of a search that finds very many up to a thousand, and says so', async () => {
    const { pool } = (await testPayload()).db;
    const marker = `Bound ${admin.id}`;
    await pool.query(
      `insert into trail_entries (actor_name, action, subject, subject_id, changes)
       select $1, 'view', 'analyses', n, '[]' from generate_series(1, 1001) n`,
      [marker],
    );
    const ask = async (more: string) => {
      const path = `/api/admin/trail?search=${marker.toUpperCase()}&limit=1&page=2${more}`;
      const { headers, body } = await api<TrailEntryAnswer[]>('GET', path, { token: admin.token });
      return [
        headers.get('X-Total-Count'),
        headers.get('X-Total-Is-Least'),
        body.map(({ subjectId }) => subjectId),
      ];
    };
    expect(await ask('')).toEqual(['1000', 'true', [1000]]);
    await pool.query('delete from trail_entries where actor_name = $1 and subject_id <= 10', [marker]);
    expect(await ask('&action=view&subject=analyses')).toEqual(['991', null, [1000]]);
    expect(await ask('&action=delete')).toEqual(['0', null, []]);
    await pool.query('delete from trail_entries where actor_name = $1', [marker]);
  });

  it('names the category and the cover that a post had, whatever they are called later', async () => {
    const { token, email } = await signedInAccount({ role: 'marketer' });
    const name = `Topic of ${email}`;
    const path = '/api/categories';
    const { id } = (await api<{ doc: { id: number } }>('POST', path, { token, body: { name } })).body.doc;
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#16674c' } });
    const data = new Uint8Array(await image.png().toBuffer());
    const cover = (await uploadPicture({ token, data, alt: 'A desk' })).body.doc;
    const post = (await writePost({ token, fields: { category: id, cover: cover.id } })).body.doc;
    await api('PATCH', `${path}/${id}`, { token, body: { name: `Renamed of ${email}` } });
    await changePost(post.id, { token, fields: { category: null } });
    const ofPosts = (await trail(email, '&subject=posts')).map(({ changes }) => changes);
    expect(ofPosts[0]).toEqual([{ field: 'category', from: `Renamed of ${email}`, to: null }]);
    expect(ofPosts[1]).toEqual(
      expect.arrayContaining([
        { field: 'category', from: null, to: name },
        { field: 'cover', from: null, to: cover.filename },
      ]),
    );
  });

  it('names the firm’s logo and icon by their files', async () => {
    const { token, email } = await signedInAccount({ role: 'marketer' });
    const data = new Uint8Array(await plainPng(256, 256));
    const { id, filename } = (await uploadPicture({ token, data })).body.doc;
    const path = '/api/globals/site-settings';
    await api('POST', path, { token, body: { logo: id, icon: id } });
    await api('POST', path, { token, body: { logo: null, icon: null } });
    expect((await trail(email, '&subject=site-settings'))[1]?.changes).toEqual([
      { field: 'logo', from: null, to: filename },
      { field: 'icon', from: null, to: filename },
    ]);
  });

  it('notes what the firm promises, drafts included', async () => {
    const { token, email } = await signedInAccount({ role: 'admin' });
    const path = '/api/globals/firm-facts';
    await api('POST', path, { token, body: { phone: '+1 555 0100', _status: 'published' } });
    await api('POST', `${path}?draft=true`, { token, body: { phone: '+1 555 0199', _status: 'draft' } });
    await api('POST', path, { token, body: { phone: null, _status: 'published' } });
    expect(await trail(email, '&subject=firm-facts')).toMatchObject([
      {
        label: 'promises and firm',
        changes: [
          { field: 'phone', from: '+1 555 0199', to: null },
          { field: '_status', from: 'draft', to: 'published' },
        ],
      },
      {
        changes: [
          { field: 'phone', from: '+1 555 0100', to: '+1 555 0199' },
          { field: '_status', from: 'published', to: 'draft' },
        ],
      },
      {
        action: 'update',
        changes: expect.arrayContaining([{ field: 'phone', from: null, to: '+1 555 0100' }]),
      },
    ]);
  });

  it('notes a picture that is uploaded, described, put into the trash and deleted', async () => {
    const { token, email } = await signedInAccount({ role: 'admin' });
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#16674c' } });
    const data = new Uint8Array(await image.png().toBuffer());
    const { body } = await uploadPicture({ token, data, alt: 'A desk' });
    const { id, filename } = body.doc;
    await api('PATCH', `/api/media/${id}`, { token, body: { alt: 'A lamp' } });
    await api('PATCH', `/api/media/${id}`, { token, body: { deletedAt: new Date().toISOString() } });
    await api('DELETE', `/api/media/${id}?trash=true`, { token });
    expect(await trail(email)).toMatchObject([
      { action: 'delete', subject: 'media', label: filename },
      { action: 'update', label: filename, changes: [{ field: 'deletedAt', from: null }] },
      { action: 'update', label: filename, changes: [{ field: 'alt', from: 'A desk', to: 'A lamp' }] },
      { action: 'create', subject: 'media', label: filename, subjectId: id },
    ]);
  });

  it('says who changed which account, from what to what, in the order of time', async () => {
    const email = freshEmail();
    const token = admin.token;
    const created = await api<{ id: number }>('POST', '/api/admin/users', {
      token,
      body: { name: 'Ada', email, password: goodPassword },
    });
    const path = `/api/admin/users/${created.body.id}`;
    await api('PUT', path, { token, body: { isAdmin: true } });
    await api('PUT', path, { token, body: { isAdmin: false, reportLimit: 9, name: 'Ada L.' } });
    await api('PUT', path, { token, body: { name: 'Ada L.' } });
    const entries = await trail(email);
    expect(entries.map(({ action }) => action)).toEqual(['update', 'update', 'create']);
    expect(entries[0]).toMatchObject({
      actor: `Robin Example (${admin.email})`,
      subject: 'users',
      subjectId: created.body.id,
      label: email,
      changes: [
        { field: 'name', from: 'Ada', to: 'Ada L.' },
        { field: 'role', from: 'admin', to: 'client' },
        { field: 'reportLimit', from: null, to: '9' },
      ],
    });
    expect(JSON.stringify(entries)).not.toContain(goodPassword);
  });

  it('keeps of a deleted account what was done with it, and nothing that says whose it was', async () => {
    const client = await signedInAccount();
    const { token } = admin;
    const listName = `Plan ${client.id} of Jo`;
    const analysis = await api<{ id: number }>('POST', '/api/analysis/generate', {
      token: client.token,
      body: analysisBody({ listName }),
    });
    await api('GET', `/api/admin/analysis/${analysis.body.id}`, { token });
    const path = `/api/admin/users/${client.id}`;
    await api('PUT', path, { token, body: { name: 'Jo', company: 'Jo & Co', reportLimit: 9 } });
    await api('DELETE', path, { token });
    const entries = await trail(`Deleted account ${client.id}`);
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'delete',
        [
          { field: 'role', from: 'client', to: null },
          { field: 'reportLimit', from: '9', to: null },
        ],
      ],
      ['update', [{ field: 'reportLimit', from: '3', to: '9' }]],
    ]);
    expect(await trail(client.email)).toEqual([]);
    expect(await trail(listName)).toEqual([]);
  });

  it('keeps no name of an analysis that an administrator deleted before its owner went', async () => {
    const client = await signedInAccount();
    const listName = `Plan ${client.id} of Kim`;
    const { body } = await api<{ id: number }>('POST', '/api/analysis/generate', {
      token: client.token,
      body: analysisBody({ listName }),
    });
    const { token } = admin;
    await api('GET', `/api/admin/analysis/${body.id}`, { token });
    await api('DELETE', `/api/analyses/${body.id}`, { token });
    expect(await trail(listName)).toMatchObject([
      { action: 'delete', changes: [{ field: 'owner', from: String(client.id), to: null }] },
      { action: 'view' },
    ]);
    const answer = await api('POST', '/api/auth/delete-account', {
      token: client.token,
      body: { password: goodPassword },
    });
    expect(answer.status).toBe(200);
    expect(await trail(listName)).toEqual([]);
  });

  it('names nobody who deleted their own account', async () => {
    const client = await signedInAccount();
    await api('POST', '/api/auth/delete-account', {
      token: client.token,
      body: { password: goodPassword },
    });
    const label = `Deleted account ${client.id}`;
    expect(await trail(label)).toMatchObject([{ action: 'delete', actor: label, label }]);
  });

  it('holds nothing of a change that was refused', async () => {
    const { id, email } = await createAccount();
    const other = await createAccount();
    await api('PUT', `/api/admin/users/${id}`, {
      token: admin.token,
      body: { name: 'New', email: other.email },
    });
    expect(await trail(email)).toEqual([]);
  });

  it('says that a password was changed, not to what', async () => {
    const { id, email } = await createAccount();
    await api('PATCH', `/api/users/${id}`, { token: admin.token, body: { password: 'another good one 8' } });
    expect((await trail(email))[0]?.changes).toEqual([{ field: 'password', from: null, to: 'changed' }]);
  });

  it('notes when an administrator opens a client’s analysis, not when the client does', async () => {
    const client = await signedInAccount();
    const listName = `Plan ${client.id}`;
    const { body } = await api<{ id: number }>('POST', '/api/analysis/generate', {
      token: client.token,
      body: analysisBody({ listName }),
    });
    await api('GET', `/api/admin/analysis/${body.id}`, { token: client.token });
    expect(await trail(listName)).toEqual([]);
    await api('GET', `/api/admin/analysis/${body.id}`, { token: admin.token });
    expect(await trail(listName)).toMatchObject([
      { action: 'view', subject: 'analyses', subjectId: body.id },
    ]);
  });

  it('notes when an administrator opens a client’s audit, not when the client does', async () => {
    const { token } = await signedInAccount();
    const { body } = await api<{ id: number }>('POST', '/api/audits', {
      token,
      body: { raw_answers: auditAnswers() },
    });
    const entries = async () =>
      (await trail(String(body.id), '&subject=audit-reports')).filter(
        ({ subjectId }) => subjectId === body.id,
      );
    await api('GET', `/api/audits/${body.id}`, { token });
    expect(await entries()).toEqual([]);
    await api('GET', `/api/audits/${body.id}`, { token: admin.token });
    expect(await entries()).toMatchObject([{ action: 'view', label: String(body.id) }]);
  });

  it('notes posts that become public, and what is changed or deleted', async () => {
    const { body } = await writePost({ token: admin.token });
    await api('PATCH', `/api/posts/${body.doc.id}`, {
      token: admin.token,
      body: { description: 'Another one.', _status: 'published' },
    });
    await api('DELETE', `/api/posts/${body.doc.id}`, { token: admin.token });
    const entries = await trail(body.doc.title, '&subject=posts');
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(entries[1]?.changes).toEqual([
      { field: 'description', from: 'What it is about.', to: 'Another one.' },
    ]);
  });

  it('notes search metadata', async () => {
    const title = `Story ${freshEmail()}`;
    await api('POST', '/api/seo/public/our-story', { token: admin.token, body: { title } });
    const [entry] = await trail('Our Story', '&subject=seo-pages');
    expect(entry?.changes).toContainEqual(expect.objectContaining({ field: 'title', to: title }));
  });

  it('has words for every field that it notes', () => {
    const rules = [...Object.values(trailRules), ...Object.values(globalTrailRules)];
    const noted = rules.flatMap((rule) => (typeof rule === 'string' ? [] : rule.fields));
    expect(noted.length).toBeGreaterThan(50);
    expect(noted.filter((field) => !trailTexts.fields[field])).toEqual([]);
  });

  it('can’t be written, changed or deleted by anybody', async () => {
    const payload = await testPayload();
    const { docs } = await payload.find({ collection: 'trail-entries', limit: 1 });
    const path = `/api/trail-entries/${docs[0]?.id}`;
    const { token } = admin;
    const answers = [
      await api('POST', '/api/trail-entries', { token, body: { action: 'view' } }),
      await api('PATCH', path, { token, body: { actorName: 'Nobody' } }),
      await api('DELETE', path, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it.each(['subject=sessions', 'action=hide', 'limit=101', 'page=0'])('refuses %s', async (query) => {
    const answer = await api('GET', `/api/admin/trail?${query}`, { token: admin.token });
    expect(answer.status).toBe(400);
  });
});
