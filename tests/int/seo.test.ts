import { sql } from '@payloadcms/db-postgres';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageKeys } from '@/domain/seo/pageKeys';
import { seoFields } from '@/domain/seo/SeoRecord';
import type { MetadataCheck, SeoEntries, SeoHistory, SeoMatches } from '@/schemas/seo';
import { signedInAccount } from '../factories/account';
import { freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

const wholeRecord = {
  title: 'Records of a test | Firm',
  metaDescription: 'What the test says about the page.',
  canonicalUrl: '/contact',
  robots: 'noindex',
  ogTitle: 'Shared title',
  ogDescription: 'Shared description',
  ogImage: 'https://example.com/picture.png',
  twitterTitle: 'Twitter title',
  twitterDescription: 'Twitter description',
  twitterImage: '/share/contact.png',
  schemaType: 'WebPage',
  customSchema: '{"@context":"https://schema.org","@type":"WebPage"}',
  finalSchema:
    '{"@context":"https://schema.org","@type":"WebPage","name":"</script><script>alert(1)</script>"}',
};

/** How often the database is asked. Each question that is no part of a transaction takes a connection of its own. */
async function queriesOf(action: () => Promise<unknown>): Promise<number> {
  const { pool } = (await testPayload()).db;
  let count = 0;
  const note = () => (count += 1);
  pool.on('acquire', note);
  await action();
  pool.off('acquire', note);
  return count;
}

let admin: string;
let marketer: string;
let client: string;
let firmName: string;

const read = (key: string, headers?: Record<string, string>) =>
  api('GET', `/api/seo/public/${key}`, { headers });
const save = (key: string, body: unknown, token: string | undefined = admin) =>
  api('POST', `/api/seo/public/${key}`, { token, body });
const history = async (key: string) =>
  (await api<SeoHistory>('GET', `/api/seo/history/${key}`, { token: admin })).body;
const restore = (key: string, versionId: unknown, token: string | undefined = admin) =>
  api('POST', `/api/seo/restore/${key}`, { token, body: { versionId } });

beforeAll(async () => {
  const accounts = await Promise.all([
    signedInAccount({ role: 'admin' }),
    signedInAccount({ role: 'marketer' }),
    signedInAccount(),
  ]);
  [admin, marketer, client] = accounts.map(({ token }) => token) as [string, string, string];
  const { body } = await api<SeoEntries>('GET', '/api/seo/entries', { token: admin });
  firmName = body.site.firmName;
});

beforeEach(async () => {
  const payload = await testPayload();
  await payload.delete({ collection: 'seo-pages', where: { id: { exists: true } } });
});

describe('reading', () => {
  it.each(pageKeys)('answers nothing for %s before anything was saved', async (key) => {
    const { status, body } = await read(key);
    expect([status, body]).toEqual([200, {}]);
  });

  it.each(['nowhere', '__proto__', 'constructor', 'login', '%00', 'a'.repeat(4000)])(
    'answers 404 for an unknown page: %s',
    async (key) => {
      expect((await read(key)).status).toBe(404);
      expect((await save(key, wholeRecord)).status).toBe(404);
      expect((await api('GET', `/api/seo/${key}`, { token: client })).status).toBe(404);
    },
  );

  it('is the same for an account, which needs a token', async () => {
    await save('team', wholeRecord);
    const answer = await api('GET', '/api/seo/team', { token: client });
    expect(answer).toMatchObject({ status: 200, body: wholeRecord });
    expect((await api('GET', '/api/seo/team')).status).toBe(401);
  });

  it('lets caches keep an answer until it changes', async () => {
    await save('team', { title: 'First' });
    const first = await read('team');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    expect((await read('team', { 'If-None-Match': etag })).status).toBe(304);
    expect((await read('team', { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304);
    expect((await read('team', { 'If-None-Match': '*' })).status).toBe(304);
    expect((await read('team', { 'If-None-Match': '"other"' })).status).toBe(200);
    await save('team', { title: 'Second' });
    expect(await read('team', { 'If-None-Match': etag })).toMatchObject({
      status: 200,
      body: { title: 'Second' },
    });
  });
});

describe('the cost of reading', () => {
  it('is one query without a record and with one', async () => {
    expect(await queriesOf(() => read('team'))).toBe(1);
    await save('team', { title: 'Stored' });
    expect(await queriesOf(() => read('team'))).toBe(1);
    expect(await queriesOf(() => read('nowhere'))).toBe(0);
  });
});

describe('saving', () => {
  it('keeps every field as it was sent and tells nothing else', async () => {
    expect(await save('contact', wholeRecord)).toMatchObject({ status: 200, body: wholeRecord });
    const { body } = await read('contact');
    expect(body).toEqual(wholeRecord);
    expect(Object.keys(body)).toEqual([...seoFields]);
  });

  it.each([
    ['ai-strategy-consulting', 'consulting-strategy'],
    ['generative-ai-consulting', 'consulting-generative'],
  ])('knows %s and %s as one record', async (editorName, key) => {
    await save(editorName, { title: 'By the editor’s name' });
    expect((await read(key)).body).toEqual({ title: 'By the editor’s name' });
    await save(key, { title: 'By the key' });
    expect((await read(editorName)).body).toEqual({ title: 'By the key' });
  });

  it('replaces the whole record: what is left out, null or empty is cleared', async () => {
    await save('contact', wholeRecord);
    await save('contact', { title: 'Only this', robots: undefined, ogTitle: null, ogImage: '  ' });
    expect((await read('contact')).body).toEqual({ title: 'Only this' });
  });

  it('puts texts in order', async () => {
    await save('contact', {
      title: '  Two\u0000\n lines\ud800 ',
      robots: ' NOINDEX ,nofollow,max-snippet: 20 ',
    });
    expect((await read('contact')).body).toEqual({
      title: 'Two lines\ufffd',
      robots: 'noindex, nofollow, max-snippet:20',
    });
  });

  it.each([
    ['no token', () => undefined, 401],
    ['a bad token', () => 'garbage', 401],
    ['a client', () => client, 403],
    ['a marketer', () => marketer, 200],
    ['an admin', () => admin, 200],
  ])('by %s', async (_, token, status) => {
    const answer = await api('POST', '/api/seo/public/team', { token: token(), body: { title: 'New' } });
    expect(answer.status).toBe(status);
    expect((await read('team')).body).toEqual(status === 200 ? { title: 'New' } : {});
  });

  const badFields: [string, unknown][] = [
    ...['canonicalUrl', 'ogImage', 'twitterImage'].flatMap((field) =>
      [
        'javascript:alert(1)',
        ' JavaScript:alert(1)',
        'java\nscript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        'file:///etc/passwd',
        '//evil.example',
        '/\\evil.example',
        'https://user:secret@example.com/',
        'example.com',
        'https://example.com/"><script>',
        `/${'a'.repeat(2_000)}`,
      ].map((value): [string, unknown] => [field, value]),
    ),
    ['robots', 'noindex"><script>alert(1)</script>'],
    ['robots', 'noindex\nSet-Cookie: a=b'],
    ['schemaType', 'Person'],
    ['schemaType', 7],
    ['title', 'x'.repeat(100_000)],
    ['title', ['a']],
    ['title', { toString: 'x' }],
    ['metaDescription', 'x'.repeat(501)],
    ...['customSchema', 'finalSchema'].flatMap((field) =>
      [
        'not JSON',
        '<script type="application/ld+json">{}</script>',
        '{"@type": "WebPage"',
        '"text"',
        '42',
        'null',
        '[]',
        '[1]',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        JSON.stringify({ name: 'x'.repeat(50_000) }),
        { '@type': 'WebPage' },
      ].map((value): [string, unknown] => [field, value]),
    ),
  ];
  it.each(badFields)('refuses %s %j', async (field, value) => {
    await save('team', { title: 'Before' });
    const answer = await save('team', { title: 'After', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect((await read('team')).body).toEqual({ title: 'Before' });
  });

  it('says what is wrong with structured data in the words of the editor', async () => {
    const html = await save('team', { finalSchema: '<script>' });
    expect(html.body).toMatchObject({
      errors: [{ field: 'finalSchema', message: 'Enter JSON data only, not HTML script tags' }],
    });
    const broken = await save('team', { finalSchema: '{' });
    expect(broken.body.message).toMatch(/^finalSchema: Invalid JSON-LD: /);
  });

  it.each(['', 'null', '[]', '{"title":', '42'])('refuses the body %j', async (body) => {
    expect((await save('team', body)).status).toBe(400);
  });

  it('refuses two megabytes', async () => {
    expect((await save('team', { finalSchema: 'x'.repeat(2_000_000) })).status).toBe(413);
  });

  it('ignores what is no field of a record', async () => {
    const body = JSON.parse(
      '{"title":"T","id":7,"pageKey":"landing","updatedBy":1,"__proto__":{"robots":"none"}}',
    );
    expect((await save('team', body)).status).toBe(200);
    expect((await read('team')).body).toEqual({ title: 'T' });
    expect((await read('landing')).body).toEqual({});
  });

  it('keeps one record when twenty save at once, the first time and later', async () => {
    const payload = await testPayload();
    for (const round of ['first', 'second']) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => save('advantage', { title: `${round} ${n}` })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const { docs } = await payload.find({ collection: 'seo-pages' });
      expect(docs).toHaveLength(1);
      expect(docs[0]?.title).toMatch(new RegExp(`^${round} \\d+$`));
    }
    expect(await history('advantage')).toHaveLength(40);
  });
});

describe('the CMS', () => {
  const path = '/api/seo-pages';

  it('keeps records by the same rules', async () => {
    const bad = { pageKey: 'team', canonicalUrl: 'javascript:alert(1)' };
    expect((await api('POST', path, { token: marketer, body: bad })).status).toBe(400);
    const good = { pageKey: 'team', title: ' In the\nCMS ', robots: 'NOINDEX' };
    expect((await api('POST', path, { token: marketer, body: good })).status).toBe(201);
    expect((await read('team')).body).toEqual({ title: 'In the CMS', robots: 'noindex' });
    expect((await api('POST', path, { token: marketer, body: good })).status).toBe(400);
  });

  it('keeps one record of a page when many are made at once, and never fails', async () => {
    const create = (_: unknown, n: number) =>
      api('POST', path, { token: marketer, body: { pageKey: 'team', title: `Number ${n}` } });
    const answers = await Promise.all(Array.from({ length: 8 }, create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(400)]);
    const payload = await testPayload();
    const { docs } = await payload.find({ collection: 'seo-pages' });
    const edit = (_: unknown, n: number) =>
      api('PATCH', `${path}/${docs[0]?.id}`, { token: marketer, body: { title: `Edit ${n}` } });
    const edits = await Promise.all(Array.from({ length: 8 }, edit));
    expect(edits.map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect(docs).toHaveLength(1);
  });

  it('does not let a record move to another page or be signed by another', async () => {
    await save('team', { title: 'Team' });
    const payload = await testPayload();
    const { docs } = await payload.find({ collection: 'seo-pages', depth: 0 });
    const body = { pageKey: 'contact', updatedBy: 1, title: 'Changed' };
    await api('PATCH', `${path}/${docs[0]?.id}`, { token: marketer, body });
    expect((await read('team')).body).toEqual({ title: 'Changed' });
    expect((await history('team'))[0]?.savedBy).toBe('Robin Example');
  });

  it.each([
    ['GET', path],
    ['GET', `${path}/versions`],
    ['POST', path],
    ['PATCH', `${path}?where[id][exists]=true`],
    ['DELETE', `${path}?where[id][exists]=true`],
  ] as const)('is closed to clients and visitors: %s %s', async (method, address) => {
    await save('team', { title: 'Team' });
    for (const token of [undefined, client]) {
      const body = method === 'GET' ? undefined : { pageKey: 'contact', title: 'Mine' };
      expect((await api(method, address, { token, body })).status).toBe(404);
    }
    expect((await read('team')).body).toEqual({ title: 'Team' });
    expect((await read('contact')).body).toEqual({});
  });
});

describe('history', () => {
  it('tells what was saved, when and by whom, newest first', async () => {
    const before = new Date().toISOString();
    await save('our-story', { title: 'One' });
    await save('our-story', { title: 'Two', robots: 'noindex' }, marketer);
    await save('team', { title: 'Another page' });
    const versions = await history('our-story');
    expect(versions.map(({ record }) => record)).toEqual([
      { title: 'Two', robots: 'noindex' },
      { title: 'One' },
    ]);
    expect(versions.map(({ savedBy }) => savedBy)).toEqual(['Robin Example', 'Robin Example']);
    expect(versions.every(({ savedAt }) => savedAt >= before)).toBe(true);
  });

  it('brings an earlier record back as a new version', async () => {
    await save('our-story', { title: 'One', ogTitle: 'Shared' });
    await save('our-story', { title: 'Two', robots: 'noindex' });
    const [, first] = await history('our-story');
    expect(await restore('our-story', first?.id, marketer)).toMatchObject({
      status: 200,
      body: { title: 'One', ogTitle: 'Shared' },
    });
    expect((await read('our-story')).body).toEqual({ title: 'One', ogTitle: 'Shared' });
    expect(await history('our-story')).toHaveLength(3);
  });

  it('does not mix pages, and refuses what is no version', async () => {
    await save('our-story', { title: 'Story' });
    const [version] = await history('our-story');
    expect((await restore('team', version?.id)).status).toBe(404);
    expect((await restore('our-story', 2_147_483_647)).status).toBe(404);
    for (const id of ['1', 0, -1, 1.5, 1e12, null]) {
      expect((await restore('our-story', id)).status).toBe(400);
    }
  });

  it('outlives the account that saved', async () => {
    const leaving = await signedInAccount({ role: 'marketer' });
    await save('our-story', { title: 'Mine' }, leaving.token);
    const payload = await testPayload();
    await payload.delete({ collection: 'users', id: leaving.id });
    expect(await history('our-story')).toMatchObject([{ savedBy: null, record: { title: 'Mine' } }]);
  });
});

describe('the list of pages', () => {
  const entries = async () =>
    (await api<SeoEntries>('GET', '/api/seo/entries', { token: marketer })).body.entries;
  const entryOf = async (key: string) => (await entries()).find(({ pageKey }) => pageKey === key);

  it('shows each page as it is rendered, with its own words where the record is silent', async () => {
    await save('contact', { title: 'Write to us today', robots: 'noindex' });
    expect(await entryOf('contact')).toMatchObject({
      path: '/contact',
      record: { title: 'Write to us today', robots: 'noindex' },
      defaults: { title: 'Contact Us' },
      head: { title: 'Write to us today', ogTitle: 'Write to us today', robots: 'noindex' },
      isListed: false,
      updatedAt: expect.any(String),
    });
    const untouched = await entryOf('team');
    expect(untouched?.record).toEqual({});
    expect(untouched).toMatchObject({
      head: { canonicalUrl: 'http://localhost:3000/team', robots: null },
      isListed: true,
      updatedAt: null,
    });
  });

  it('never lists what is always closed, whatever its record says', async () => {
    await save('privacy', { robots: 'all' });
    const closed = (await entries()).filter(({ isListed }) => !isListed).map(({ pageKey }) => pageKey);
    expect(closed).toEqual(['privacy', 'dashboard', 'admin']);
  });
});

describe('canonical addresses', () => {
  it('may be on another site, which is the editor’s business', async () => {
    const body = { canonicalUrl: 'https://elsewhere.example/page' };
    expect(await save('team', body)).toMatchObject({ status: 200, body });
  });
});

describe('the metadata check', () => {
  const check = async (query = '', token = admin) =>
    (await api<MetadataCheck>('GET', `/api/seo/audit?${query}`, { token })).body;
  const pageOf = async (path: string) =>
    (await check(new URLSearchParams({ search: path }).toString())).pages.find((page) => page.path === path);

  it('says of a post what search engines get, what is wrong with it, and which post it is', async () => {
    const title = freshTitle();
    const twin = (await writePost({ token: marketer, fields: { title, description: 'Short.' } })).body.doc;
    const post = (
      await writePost({
        token: marketer,
        fields: { metaTitle: title, metaDescription: `${freshTitle()} `.repeat(8) },
      })
    ).body.doc;
    const checked = await pageOf(`/blog/${post.slug}`);
    expect(checked).toMatchObject({ postId: post.id, pageKey: null, title: `${title} | ${firmName}` });
    expect(checked?.findings.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      'warning metaDescription',
      'warning title',
      'note ogImage',
    ]);
    expect(checked?.findings[1]?.message).toBe(`The same title as /blog/${twin.slug}.`);
  });

  it('lists the page of a category once it has a post, with the words that search engines get', async () => {
    const name = freshTitle();
    const { doc: category } = (
      await api<{ doc: { id: number; slug: string } }>('POST', '/api/categories', {
        token: marketer,
        body: { name, description: 'One plain sentence.' },
      })
    ).body;
    const path = `/blog/category/${category.slug}`;
    expect(await pageOf(path)).toBeUndefined();
    await writePost({ token: marketer, fields: { title: name, category: category.id } });
    const checked = await pageOf(path);
    expect(checked).toMatchObject({ categoryId: category.id, postId: null, title: `${name} | ${firmName}` });
    expect(checked?.findings.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      'warning title',
      'note metaDescription',
    ]);
  });

  it('leaves drafts out', async () => {
    const { doc } = (await writePost({ token: marketer, isDraft: true })).body;
    expect(await pageOf(`/blog/${doc.slug}`)).toBeUndefined();
  });

  it('puts the worst first, counts all, and finds by address and title', async () => {
    const canonicalUrl = '/nowhere';
    await save('team', { title: 'A title that is on two pages', canonicalUrl, robots: 'noindex' });
    const { pages, total, found, errors, warnings } = await check('limit=1');
    expect(pages).toMatchObject([{ pageKey: 'team', savedAt: expect.any(String) }]);
    expect(found).toBe(total);
    expect(errors).toBeGreaterThan(0);
    expect(warnings).toBeGreaterThan(0);
    expect((await check('search=on%20TWO%20pages')).pages).toMatchObject([{ path: '/team' }]);
    expect((await check('search=no-such-page')).found).toBe(0);
  });

  it.each(['page=0', 'page=x', 'limit=101', 'limit=-1', `search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await api('GET', `/api/seo/audit?${query}`, { token: admin })).status).toBe(400);
    },
  );

  it('finds who says the same, and whether an address leads somewhere', async () => {
    const { doc } = (await writePost({ token: marketer })).body;
    const matches = async (question: Record<string, string>) => {
      const query = new URLSearchParams(question).toString();
      return (await api<SeoMatches>('GET', `/api/seo/matches?${query}`, { token: marketer })).body;
    };
    const own = `/blog/${doc.slug}`;
    expect(await matches({ title: `${doc.title?.toUpperCase()} | ${firmName}`, canonicalPath: own })).toEqual(
      {
        title: [own],
        description: [],
        isKnownPath: true,
      },
    );
    await save('team', { metaDescription: 'Only the team says this.' });
    expect(await matches({ description: ' only  the team says this.', canonicalPath: '/nowhere' })).toEqual({
      title: [],
      description: ['/team'],
      isKnownPath: false,
    });
  });

  it('asks and answers as little with ten thousand posts', async () => {
    const before = await queriesOf(() => check());
    const { drizzle } = (await testPayload()).db;
    try {
      await drizzle.execute(sql`
        insert into posts (title, description, slug, date, _status)
        select 'Bulk post ' || n % 5000, 'About ' || n, 'bulk-seo-' || n, now(), 'published'
        from generate_series(1, 10000) n`);
      expect(await queriesOf(() => check())).toBe(before);
      const answer = await check('page=500');
      expect(answer.total).toBeGreaterThan(10_000);
      expect(answer.pages).toHaveLength(20);
      expect(answer.pages[0]?.findings[0]?.message).toMatch(/^The same title as \/blog\/bulk-seo-\d+\.$/);
    } finally {
      await drizzle.execute(sql`delete from posts where slug like 'bulk-seo-%'`);
    }
  });
});

describe('the plugin’s calls', () => {
  const ask = (what: string, collectionSlug: string, doc: object, token: string | undefined = marketer) =>
    api('POST', `/api/plugin-seo/generate-${what}`, { token, body: { collectionSlug, doc } });

  it('make words for the CMS from what a page or post says itself', async () => {
    const page = { pageKey: 'contact' };
    expect((await ask('title', 'seo-pages', page)).body).toEqual({ result: `Contact Us | ${firmName}` });
    expect((await ask('description', 'seo-pages', page)).body.result).toMatch(/\.$/);
    expect((await ask('url', 'seo-pages', page)).body).toEqual({ result: 'http://localhost:3000/contact' });
    const post = { title: 'A post', description: 'About it.', slug: 'a-post' };
    expect((await ask('title', 'posts', post)).body).toEqual({ result: 'A post' });
    expect((await ask('description', 'posts', post)).body).toEqual({ result: 'About it.' });
    expect((await ask('url', 'posts', post)).body).toEqual({ result: 'http://localhost:3000/blog/a-post' });
  });

  it.each([{}, { pageKey: 'nowhere' }, { pageKey: '__proto__' }, { pageKey: 7 }])(
    'have none for what is no page: %j',
    async (doc) => {
      for (const what of ['title', 'description', 'url']) {
        expect(await ask(what, 'seo-pages', doc)).toMatchObject({ status: 200, body: { result: '' } });
      }
    },
  );

  it('are closed to clients, visitors and other collections', async () => {
    for (const token of [client, 'garbage']) {
      expect((await ask('title', 'seo-pages', { pageKey: 'team' }, token)).status).toBe(404);
    }
    expect((await ask('title', 'users', {})).status).toBe(403);
  });
});
