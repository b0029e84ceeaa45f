import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '@/operations/jobs/cleanUp';
import type { NewsletterCounts, SubscriberAnswer } from '@/schemas/newsletter';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { api, openApi } from '../helpers/api';
import { insertSubscriber, linkTo, openLink, setNewsletter, subscriber } from '../helpers/newsletter';
import { testPayload } from '../helpers/testPayload';

let admin: TestAccount;
let marketer: TestAccount;
const clear = async () => (await testPayload()).db.pool.query('delete from subscribers');
beforeAll(async () => {
  admin = await signedInAccount({ role: 'admin' });
  marketer = await signedInAccount({ role: 'marketer' });
});
beforeEach(clear);
afterAll(clear);

const list = (query = '') =>
  api<SubscriberAnswer[]>('GET', `/api/admin/newsletter${query}`, { token: admin.token });
const emailsOf = (subscribers: SubscriberAnswer[]) => subscribers.map(({ email }) => email);

/** What the trail says last of subscribers. */
async function latestEntry() {
  const { docs } = await (
    await testPayload()
  ).find({
    collection: 'trail-entries',
    where: { subject: { equals: 'subscribers' } },
    sort: '-id',
    limit: 1,
  });
  return docs[0];
}

describe('the list of subscribers', () => {
  it('is searched, narrowed by state and paged, newest first', async () => {
    await insertSubscriber({ email: 'first_one@example.test' });
    await insertSubscriber({ email: 'second@example.test', state: 'left' });
    await insertSubscriber({ email: 'firstxone@example.test', state: 'pending' });
    const all = await list();
    expect(emailsOf(all.body)).toEqual([
      'firstxone@example.test',
      'second@example.test',
      'first_one@example.test',
    ]);
    expect(all.headers.get('X-Total-Count')).toBe('3');
    expect(all.body[1]).toMatchObject({ state: 'left', sentFrom: '/blog', agreedTo: 'the words' });
    expect(emailsOf((await list('?search=FIRST_O')).body)).toEqual(['first_one@example.test']);
    expect(emailsOf((await list('?state=left')).body)).toEqual(['second@example.test']);
    expect(emailsOf((await list('?page=2&limit=2')).body)).toEqual(['first_one@example.test']);
    expect((await list('?state=gone')).status).toBe(400);
  });

  it('is numbers for marketers, who see nobody', async () => {
    await insertSubscriber({ email: freshEmail() });
    await insertSubscriber({ email: freshEmail(), state: 'left' });
    const counts = () =>
      api<NewsletterCounts>('GET', '/api/admin/newsletter/counts', { token: marketer.token });
    expect((await counts()).body).toEqual({
      isOpen: false,
      delivers: false,
      pending: 0,
      confirmed: 1,
      left: 1,
    });
    await setNewsletter({ newsletterOpen: true });
    expect((await counts()).body.isOpen).toBe(true);
    await setNewsletter({ newsletterOpen: false });
    for (const path of ['', '/export'])
      expect((await api('GET', `/api/admin/newsletter${path}`, { token: marketer.token })).status).toBe(403);
  });

  it('is a file with the leave link of each, without formulas, and the trail says who took it', async () => {
    const plus = '+tag@example.test';
    await insertSubscriber({ email: plus });
    await insertSubscriber({ email: 'gone@example.test', state: 'left' });
    const response = await openApi('GET', '/api/admin/newsletter/export', { token: admin.token });
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('Email,State,Asked,Confirmed,Left,Page,Agreed to,Leave link');
    expect(lines[1]).toMatch(/^gone@example\.test,left,/);
    expect(lines[2]).toMatch(
      /^'\+tag@example\.test,confirmed,[\d-]+T[\d:.]+Z,[\d-]+T[\d:.]+Z,,\/blog,the words,/,
    );
    expect(await latestEntry()).toMatchObject({
      action: 'export',
      actorId: admin.id,
      changes: [{ field: 'count', from: null, to: '2' }],
    });
    expect((await openLink('POST', linkTo('leave', lines[2]))).status).toBe(200);
    expect((await subscriber(plus))?.state).toBe('left');
    const few = await openApi('GET', '/api/admin/newsletter/export?search=gone', { token: admin.token });
    expect((await few.text()).split('\r\n')).toHaveLength(3);
  });

  it('is large in batches', async () => {
    const { pool } = (await testPayload()).db;
    await pool.query(
      `insert into subscribers (email, state, asked_at, agreed_to)
       select 'reader' || n || '@example.test', 'confirmed', now(), 'the words' from generate_series(1, 1201) n`,
    );
    const response = await openApi('GET', '/api/admin/newsletter/export', { token: admin.token });
    expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1_202);
    const { headers } = await list();
    expect([headers.get('X-Total-Count'), headers.get('X-Total-Is-Least')]).toEqual(['1000', 'true']);
  });

  it('loses one for good, which the trail notes by number only', async () => {
    const email = freshEmail();
    const id = await insertSubscriber({ email, state: 'left' });
    const path = `/api/admin/newsletter/${id}`;
    expect((await api('DELETE', path, { token: marketer.token })).status).toBe(403);
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
    const entry = await latestEntry();
    expect(entry).toMatchObject({ action: 'delete', subjectId: id, subjectLabel: String(id) });
    expect(JSON.stringify(entry)).not.toContain(email);
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(404);
  });

  it('is out of reach of Payload’s own routes', async () => {
    const id = await insertSubscriber({ email: freshEmail() });
    for (const path of ['/api/subscribers', `/api/subscribers/${id}`])
      expect((await api('GET', path, { token: admin.token })).status).toBeGreaterThanOrEqual(403);
  });
});

describe('a person’s data', () => {
  const exportOf = async (path: string, token: string) => (await api(`GET`, path, { token })).body;

  it('hold what the newsletter keeps of the address, for administrators alone', async () => {
    const person = await signedInAccount();
    const path = `/api/admin/users/${person.id}/export`;
    expect(await exportOf(path, admin.token)).toMatchObject({ newsletter: null });
    await insertSubscriber({ email: person.email });
    expect(await exportOf(path, admin.token)).toMatchObject({
      newsletter: { state: 'confirmed', sentFrom: '/blog', agreedTo: 'the words' },
    });
    expect(await exportOf('/api/auth/export', person.token)).not.toHaveProperty('newsletter');
  });

  it('go with an account that an administrator deletes, and stay when its owner does', async () => {
    const [doomed, own] = [await createAccount(), await signedInAccount()];
    for (const { email } of [doomed, own]) await insertSubscriber({ email });
    await api('DELETE', `/api/admin/users/${doomed.id}`, { token: admin.token });
    expect(await subscriber(doomed.email)).toBeUndefined();
    const body = { password: goodPassword };
    expect((await api('POST', '/api/auth/delete-account', { token: own.token, body })).status).toBe(200);
    expect((await subscriber(own.email))?.state).toBe('confirmed');
  });
});

it('a sign-up that nobody confirmed goes after thirty days, and nothing else does', async () => {
  const payload = await testPayload();
  await insertSubscriber({ email: 'old@example.test', state: 'pending', days: 31 });
  await insertSubscriber({ email: 'young@example.test', state: 'pending', days: 29 });
  await insertSubscriber({ email: 'reader@example.test', days: 900 });
  await insertSubscriber({ email: 'gone@example.test', state: 'left', days: 900 });
  await cleanUp(await createLocalReq({}, payload));
  expect(emailsOf((await list()).body)).toEqual([
    'gone@example.test',
    'reader@example.test',
    'young@example.test',
  ]);
});
