import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { redirectsTag } from '@/domain/redirects/redirectsTag';
import type { ImportRedirectsAnswer, RedirectAnswer } from '@/schemas/redirects';
import { signedInAccount } from '../factories/account';
import type { Category, TeamMember } from '@/payload-types';
import { changePost, freshTitle, writePost } from '../factories/post';
import { api, openApi } from '../helpers/api';
import { expiredTags } from '../helpers/expiredTags';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';

type Refusal = { message: string; errors?: { field: string; message: string }[] };

let token: string;
let adminToken: string;
let prefix: string;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
});

/** Letters stand for addresses that no other test has. */
const at = (letter: string) => `/${prefix}-${letter}`;
const freshAddresses = () => {
  prefix = `old-${randomUUID()}`;
};

const add = (from: string, to: string, more: { isPermanent?: boolean } = {}) =>
  api<RedirectAnswer & Refusal>('POST', '/api/admin/redirects', { token, body: { from, to, ...more } });

/** What is kept of this test: where each letter leads. */
async function kept(): Promise<Record<string, string>> {
  const { body } = await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${prefix}&sort=from`, {
    token,
  });
  return Object.fromEntries(
    body.map(({ from, to }) => [from.replace(`/${prefix}-`, ''), to.replace(`/${prefix}-`, '')]),
  );
}

describe('a redirect', () => {
  it('is kept in the one spelling of its addresses, and changes what the server in front knows', async () => {
    freshAddresses();
    const tags = await expiredTags(async () => {
      const payload = await testPayload();
      await payload.create({
        collection: 'redirects',
        data: { from: at('Z'), to: '/team/' },
        overrideAccess: true,
      });
    });
    expect(tags).toContain(redirectsTag);
    expect(await kept()).toEqual({ z: '/team' });
    const { status, body } = await add(
      `https://old.example${at('A').toUpperCase()}/?x=1#y`,
      'http://localhost:3000/team?a=1',
    );
    expect([status, body.from, body.to, body.isPermanent]).toEqual([201, at('a'), '/team?a=1', true]);
  });

  it('is refused in words where it may not begin or end', async () => {
    freshAddresses();
    const fieldOf = async (from: string, to: string) => {
      const { status, body } = await add(from, to);
      return [status, body.errors?.map(({ field }) => field)];
    };
    expect(await fieldOf('/team', '/contact')).toEqual([400, ['from']]);
    expect(await fieldOf(at('a'), '//evil.example')).toEqual([400, ['to']]);
    expect(await fieldOf('//evil', 'javascript:alert(1)')).toEqual([400, ['from', 'to']]);
    expect(await fieldOf(at('a'), at('a'))).toEqual([400, ['to']]);
    expect((await add(at('a'), '/team')).status).toBe(201);
    expect(await fieldOf(`${at('A')}/`, '/contact')).toEqual([400, ['from']]);
    const { body } = await writePost({ token });
    expect(await fieldOf(`/blog/${body.doc.slug}`, '/team')).toEqual([400, ['from']]);
    const draft = await writePost({ token, isDraft: true });
    expect((await add(`/blog/${draft.body.doc.slug}`, '/team')).status).toBe(201);
  });

  it('leads on in one step, whichever was added first', async () => {
    freshAddresses();
    await add(at('b'), `${at('c')}?b=1`);
    await add(at('a'), `${at('b')}?a=1`);
    expect(await kept()).toEqual({ a: 'c?b=1&a=1', b: 'c?b=1' });
    await add(at('c'), `${at('d')}?c=1#end`, { isPermanent: false });
    expect(await kept()).toEqual({ a: 'd?c=1&b=1&a=1#end', b: 'd?c=1&b=1#end', c: 'd?c=1#end' });
    const { body } = await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${prefix}`, { token });
    expect(body.map(({ isPermanent }) => isPermanent)).toEqual([false, false, false]);
  });

  it('leads in one step to what moves within the blog, before or after', async () => {
    freshAddresses();
    const post = (await writePost({ token, fields: { slug: `post-${prefix}-one` } })).body.doc;
    await add(at('a'), `/blog/post-${prefix}-one?a=1`);
    await changePost(post.id, { token, fields: { slug: `post-${prefix}-two` } });
    await add(at('b'), `/blog/post-${prefix}-one`);
    const name = freshTitle();
    const body = { name };
    const { doc } = (await api<{ doc: Category }>('POST', '/api/categories', { token, body })).body;
    await writePost({ token, fields: { category: doc.id } });
    await add(at('c'), `/blog/category/${doc.slug}`);
    await api('PATCH', `/api/categories/${doc.id}`, { token, body: { name: `${name} b` } });
    await add(at('d'), `/blog/category/${doc.slug}`);
    const two = `/blog/post-${prefix}-two`;
    const category = `/blog/category/${doc.slug}-b`;
    expect(await kept()).toEqual({ a: `${two}?a=1`, b: two, c: category, d: category });
    await api('DELETE', `/api/categories/${doc.id}`, { token: adminToken });
    expect(await kept()).toEqual({ a: `${two}?a=1`, b: two, c: '/blog', d: '/blog' });
  });

  it('keeps the place in the page that it leads to, unless the next step names one', async () => {
    freshAddresses();
    const { doc } = (await writePost({ token, fields: { slug: `post-${prefix}-one` } })).body;
    await add(at('a'), `/blog/post-${prefix}-one?x=1#prices`);
    await changePost(doc.id, { token, fields: { slug: `post-${prefix}-two` } });
    await add(at('b'), `/blog/post-${prefix}-one#prices`);
    const two = `/blog/post-${prefix}-two`;
    expect(await kept()).toEqual({ a: `${two}?x=1#prices`, b: `${two}#prices` });
    await add(at('d'), `${at('e')}#first`);
    await add(at('c'), `${at('d')}#second`);
    await add(at('e'), '/team#third');
    expect(await kept()).toMatchObject({ c: '/team#third', d: '/team#third', e: '/team#third' });
  });

  it('goes where what it leads to takes its own address', async () => {
    freshAddresses();
    const slug = `post-${prefix}`;
    const { doc } = (await writePost({ token, fields: { slug: `${slug}-long` } })).body;
    await add(`/blog/${slug}-short`, `/blog/${slug}-long#costs`);
    await add(at('a'), `/blog/${slug}-long`);
    await changePost(doc.id, { token, fields: { slug: `${slug}-short` } });
    expect(await kept()).toEqual({ a: `/blog/${slug}-short` });

    const body = { name: prefix };
    const category = (await api<{ doc: Category }>('POST', '/api/categories', { token, body })).body.doc;
    await add(`/blog/category/${category.slug}-b`, `/blog/category/${category.slug}`);
    const change = { name: `${prefix} b` };
    const renamed = await api('PATCH', `/api/categories/${category.id}`, { token, body: change });
    expect(renamed.status).toBe(200);
    expect(await kept()).toEqual({ a: `/blog/${slug}-short` });
  });

  it('never leads in a circle, also when it is changed, at any door', async () => {
    freshAddresses();
    await add(at('a'), at('b'));
    const { body } = await add(at('c'), at('d'));
    expect((await add(at('b'), at('a'))).body.errors?.[0]?.field).toBe('to');
    const change = { from: at('b'), to: at('a') };
    expect((await api('PUT', `/api/admin/redirects/${body.id}`, { token, body: change })).status).toBe(400);
    expect((await api('PATCH', `/api/redirects/${body.id}`, { token, body: change })).status).toBe(400);
    const changed = await api<RedirectAnswer>('PUT', `/api/admin/redirects/${body.id}`, {
      token,
      body: { from: at('b'), to: at('e') },
    });
    expect(changed.status).toBe(200);
    expect(await kept()).toEqual({ a: 'e', b: 'e' });
    expect((await api('DELETE', `/api/admin/redirects/${body.id}`, { token })).status).toBe(200);
    expect(await kept()).toEqual({ a: 'e' });
  });

  it('ends at a page that is there, whatever the list says of its address', async () => {
    freshAddresses();
    await add(`/blog/${prefix}-a`, '/services');
    const { doc } = (await writePost({ token, fields: { slug: `${prefix}-a` } })).body;
    await add(at('z'), `/blog/${prefix}-a`);
    const a = `/blog/${prefix}-a`;
    expect(await kept()).toEqual({ '/bloga': '/services', z: '/bloga' });
    const dormant = (
      await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${a}&sort=from`, { token })
    ).body[0];
    const change = { from: a, to: '/contact' };
    expect((await api('PUT', `/api/admin/redirects/${dormant?.id}`, { token, body: change })).status).toBe(
      200,
    );
    expect(await kept()).toEqual({ '/bloga': '/contact', z: '/bloga' });

    // A former address of a post wins over the list as well.
    await changePost(doc.id, { token, fields: { slug: `${prefix}-b` } });
    await add(at('y'), a);
    expect(await kept()).toEqual({ '/bloga': '/contact', y: '/blogb', z: '/blogb' });
    await changePost(doc.id, { token, fields: { _status: 'draft' } });
    await add(at('x'), a);
    expect(await kept()).toMatchObject({ x: '/contact' });
  });

  it('is no circle where it leads to a page that is there', async () => {
    freshAddresses();
    const [a, b] = [`/blog/${prefix}-a`, `/blog/${prefix}-b`];
    const post = (await writePost({ token, fields: { slug: `${prefix}-c` } })).body.doc;
    await add(a, b);
    await changePost(post.id, { token, fields: { slug: `${prefix}-a` } });
    await add(a, b);
    expect((await add(b, a)).status).toBe(201);
    expect(await kept()).toEqual({ '/blogb': '/bloga' });
  });

  it('doesn’t begin at the page of a person or a tag', async () => {
    freshAddresses();
    const person = { role: 'Analyst', discipline: 'process', bio: 'Counts.', order: 1 };
    const body = { ...person, name: 'Test Person', slug: `${prefix}-a` };
    const { doc } = (await api<{ doc: TeamMember }>('POST', '/api/team-members', { token, body })).body;
    await api('PATCH', `/api/team-members/${doc.id}`, { token, body: { slug: `${prefix}-b` } });
    await writePost({ token, fields: { tags: [prefix.slice(0, 20)] } });
    for (const page of [`/team/${prefix}-b`, `/blog/tag/${prefix.slice(0, 20)}`])
      expect((await add(page, '/contact')).body.errors?.map(({ field }) => field)).toEqual(['from']);
    expect(await kept()).toEqual({ '/teama': '/teamb' });
    expect((await add(`/blog/tag/${prefix}-u`, '/contact')).status).toBe(201);
  });

  it('is one of its kind, and leads in no circle, however many are saved at once', async () => {
    freshAddresses();
    const letters = ['a', 'b', 'c', 'd', 'e'];
    const pairs = letters.flatMap((from) =>
      letters.filter((to) => to !== from).map((to) => [from, to] as const),
    );
    const payload = await testPayload();
    const saved = await Promise.allSettled(
      pairs.map(([from, to]) =>
        payload.create({
          collection: 'redirects',
          data: { from: at(from), to: at(to) },
          overrideAccess: true,
        }),
      ),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const led = await kept();
    expect(Object.values(led).filter((to) => to in led)).toEqual([]);
  });

  it('is found, put in order and counted', async () => {
    freshAddresses();
    for (const letter of ['b', 'a', 'c']) await add(at(letter), '/team');
    const list = await api<RedirectAnswer[]>(
      'GET',
      `/api/admin/redirects?search=${prefix}&sort=-from&limit=2`,
      { token },
    );
    expect(list.headers.get('X-Total-Count')).toBe('3');
    expect(list.body.map(({ from }) => from)).toEqual([at('c'), at('b')]);
    const newest = await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${prefix}&limit=1`, {
      token,
    });
    expect(newest.body.map(({ from }) => from)).toEqual([at('c')]);
  });

  it('is found by the very characters that are looked for', async () => {
    freshAddresses();
    for (const letter of ['a_b', 'axb']) await add(at(letter), '/team');
    const find = async (search: string) =>
      (
        await api<RedirectAnswer[]>('GET', `/api/admin/redirects?search=${encodeURIComponent(search)}`, {
          token,
        })
      ).body.map(({ from }) => from);
    expect(await find(at('a_b'))).toEqual([at('a_b')]);
    expect(await find(at('%'))).toEqual([]);
    expect(await find(at('a\\_b'))).toEqual([]);
  });

  it('isn’t written over by who saw an older one, unless nothing is said of what was seen', async () => {
    freshAddresses();
    const { id, updatedAt } = (await add(at('a'), '/team')).body;
    const change = (to: string, seen?: string) =>
      api<RedirectAnswer & Refusal>('PUT', `/api/admin/redirects/${id}`, {
        token,
        body: { from: at('a'), to, updatedAt: seen },
      });
    const answers = await Promise.all(['/contact', '/our-story'].map((to) => change(to, updatedAt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = answers.sort((one, other) => one.status - other.status);
    const { to: stored, updatedAt: latest } = saved?.body ?? {};
    expect(refused?.body).toMatchObject({
      message: expect.stringContaining('Someone else changed this redirect in the meantime') as string,
      ...{ id, from: at('a'), to: stored, isPermanent: true, updatedAt: latest },
    });
    expect(await kept()).toEqual({ a: stored });
    expect((await change('/our-story', latest)).status).toBe(200);
    expect((await change('/contact')).status).toBe(200);
    expect((await change('/contact', 'yesterday')).status).toBe(400);
  });

  it('stands in the trail', async () => {
    freshAddresses();
    await add(at('a'), '/team');
    const admin = await signedInAccount({ role: 'admin' });
    const { body } = await api<{ action: string; label: string }[]>(
      'GET',
      `/api/admin/trail?subject=redirects&search=${prefix}`,
      {
        token: admin.token,
      },
    );
    expect(body.map(({ action, label }) => [action, label])).toEqual([['create', at('a')]]);
  });
});

describe('a file of redirects', () => {
  const send = (csv: string, confirm?: boolean) =>
    api<ImportRedirectsAnswer>('POST', '/api/admin/redirects/import', { token, body: { csv, confirm } });
  const outcomesOf = ({ body }: { body: ImportRedirectsAnswer }) =>
    body.lines.map(({ line, outcome }) => `${line} ${outcome}`);

  it('is told line by line, stored when that is confirmed, and says nothing new the next time', async () => {
    freshAddresses();
    await add(at('kept'), '/team');
    const { body: post } = await writePost({ token });
    const csv = [
      'From,To,Kind',
      `${at('a')},${at('b')}`,
      `${at('b')},/team,temporary`,
      `${at('kept')},/story`,
      `/blog/${post.doc.slug},/team`,
      '=1+1,/team',
    ].join('\n');
    const told = ['2 new', '3 new', '4 changed', '5 refused', '6 refused'];
    const dry = await send(csv);
    expect([dry.body.isStored, outcomesOf(dry)]).toEqual([false, told]);
    expect(await kept()).toEqual({ kept: '/team' });
    const wet = await send(csv, true);
    expect([wet.body.isStored, outcomesOf(wet)]).toEqual([true, told]);
    expect(await kept()).toEqual({ a: '/team', b: '/team', kept: '/story' });
    const again = await send(`${at('b')},/team,temporary\n${at('kept')};/story\n${at('a')},${at('b')}`, true);
    expect(outcomesOf(again)).toEqual(['1 unchanged', '2 refused', '3 unchanged']);
  });

  it('keeps lines apart that differ in their query only, and says what is stored otherwise', async () => {
    freshAddresses();
    await add(at('kept'), '/team');
    const csv = [
      `${at('kept')}?id=1,/story`,
      `${at('kept')}?id=2,/contact`,
      `https://old.example${at('A')}/,/team/`,
      `${at('b')},${at('a')}`,
      `${at('c')},/caf\ufffd`,
    ].join('\n');
    const { body } = await send(csv, true);
    expect(outcomesOf({ body })).toEqual(['1 refused', '2 refused', '3 new', '4 new', '5 refused']);
    expect(body.lines.map(({ message }) => message?.replaceAll(prefix, 'x'))).toEqual([
      ...[expect.stringContaining('Only the path'), expect.stringContaining('Only the path')],
      ...['Stored as /x-a → /team.', 'Stored as /x-b → /team.', expect.stringContaining('UTF-8')],
    ]);
    expect(await kept()).toEqual({ a: '/team', b: '/team', kept: '/team' });
  });

  it('is planned as it is stored where pages are', async () => {
    freshAddresses();
    const [a, b] = [`/blog/${prefix}-a`, `/blog/${prefix}-b`];
    await add(a, b);
    await writePost({ token, fields: { slug: `${prefix}-a` } });
    await writePost({ token, fields: { tags: [prefix.slice(0, 20)] } });
    const csv = [
      `${at('x')},${a}`,
      `${b},${a}`,
      `${a},/contact`,
      `/blog/tag/${prefix.slice(0, 20)},/contact`,
    ].join('\n');
    const outcomes = ['1 new', '2 new', '3 refused', '4 refused'];
    expect(outcomesOf(await send(csv))).toEqual(outcomes);
    expect(outcomesOf(await send(csv, true))).toEqual(outcomes);
    expect(await kept()).toEqual({ '/blogb': '/bloga', x: '/bloga' });
    expect(outcomesOf(await send(csv))).toEqual(['1 unchanged', '2 unchanged', '3 refused', '4 refused']);
  });

  it('is what the list is saved as', async () => {
    freshAddresses();
    await add(at('a'), '/team?a=1,2', { isPermanent: false });
    const response = await openApi('GET', '/api/admin/redirects/export', { token });
    expect(response.headers.get('Content-Disposition')).toContain('redirects.csv');
    const csv = await response.text();
    expect(csv).toContain(`\r\n${at('a')},"/team?a=1,2",temporary\r\n`);
    expect(new Set((await send(csv)).body.lines.map(({ outcome }) => outcome))).toEqual(
      new Set(['unchanged']),
    );
  });

  it('has its limits', async () => {
    expect((await send('/a,/b\n'.repeat(5_001))).status).toBe(400);
    expect((await send('x'.repeat(900_001))).status).toBe(400);
    expect((await send('x'.repeat(1_100_000))).status).toBe(413);
  });

  it('stores each address once, however often it is sent at once', async () => {
    freshAddresses();
    const csv = `${at('a')},/team\n${at('b')},${at('a')}`;
    const answers = await Promise.all([send(csv, true), send(csv, true), add(at('a'), '/story')]);
    expect(answers.map(({ status }) => status).slice(0, 2)).toEqual([200, 200]);
    expect(Object.keys(await kept())).toEqual(['a', 'b']);
  });
});
