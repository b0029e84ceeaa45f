import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { pageKeys } from '@/domain/seo/pageKeys';
import { seoFields } from '@/domain/seo/SeoRecord';
import { up } from '@/migrations/20261124_041500_own_words_only';
import type { SeoEntries } from '@/schemas/seo';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';
import { countQueries } from '../helpers/countQueries';
import { seoPageId } from '../helpers/seoPageId';
import { seoDesk } from '../helpers/seoDesk';

const wholeRecord = {
  title: 'Records of a test | Firm',
  metaDescription: 'What the test says about the page.',
  canonicalUrl: '/story',
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

const desk = seoDesk();

describe('reading', () => {
  it.each(pageKeys)('answers nothing for %s before anything was saved', async (key) => {
    const { status, body } = await desk.read(key);
    expect([status, body]).toEqual([200, {}]);
  });

  it.each(['nowhere', '__proto__', 'constructor', 'login', '%00', 'a'.repeat(4000)])(
    'answers 404 for an unknown page: %s',
    async (key) => {
      expect((await desk.read(key)).status).toBe(404);
      expect((await desk.save(key, wholeRecord)).status).toBe(404);
      expect((await api('GET', `/api/seo/${key}`, { token: desk.client })).status).toBe(404);
    },
  );

  it('is the same for an account, which needs a token', async () => {
    await desk.save('team', wholeRecord);
    const answer = await api('GET', '/api/seo/team', { token: desk.client });
    expect(answer).toMatchObject({ status: 200, body: wholeRecord });
    expect((await api('GET', '/api/seo/team')).status).toBe(401);
  });

  it('lets caches keep an answer until it changes', async () => {
    await desk.save('team', { title: 'First' });
    const first = await desk.read('team');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    expect((await desk.read('team', { 'If-None-Match': etag })).status).toBe(304);
    expect((await desk.read('team', { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304);
    expect((await desk.read('team', { 'If-None-Match': '*' })).status).toBe(304);
    expect((await desk.read('team', { 'If-None-Match': '"other"' })).status).toBe(200);
    await desk.save('team', { title: 'Second' });
    expect(await desk.read('team', { 'If-None-Match': etag })).toMatchObject({
      status: 200,
      body: { title: 'Second' },
    });
  });
});

describe('the cost of reading', () => {
  it('is one query without a record and with one', async () => {
    const payload = await testPayload();
    expect(await countQueries(payload, () => desk.read('team'))).toBe(1);
    await desk.save('team', { title: 'Stored' });
    expect(await countQueries(payload, () => desk.read('team'))).toBe(1);
    expect(await countQueries(payload, () => desk.read('nowhere'))).toBe(0);
  });
});

describe('saving', () => {
  it('keeps every field as it was sent and tells nothing else', async () => {
    expect(await desk.save('contact', wholeRecord)).toMatchObject({ status: 200, body: wholeRecord });
    const { body } = await desk.read('contact');
    expect(body).toEqual(wholeRecord);
    expect(Object.keys(body)).toEqual([...seoFields]);
  });

  it.each([
    ['ai-strategy-consulting', 'consulting-strategy'],
    ['generative-ai-consulting', 'consulting-generative'],
  ])('knows %s and %s as one record', async (editorName, key) => {
    await desk.save(editorName, { title: 'By the editor’s name' });
    expect((await desk.read(key)).body).toEqual({ title: 'By the editor’s name' });
    await desk.save(key, { title: 'By the key' });
    expect((await desk.read(editorName)).body).toEqual({ title: 'By the key' });
  });

  it('replaces the whole record: what is left out, null or empty is cleared', async () => {
    await desk.save('contact', wholeRecord);
    await desk.save('contact', { title: 'Only this', robots: undefined, ogTitle: null, ogImage: '  ' });
    expect((await desk.read('contact')).body).toEqual({ title: 'Only this' });
  });

  it('puts texts in order', async () => {
    await desk.save('contact', {
      title: '  Two\u0000\n lines\ud800 ',
      robots: ' NOINDEX ,nofollow,max-snippet: 20 ',
    });
    expect((await desk.read('contact')).body).toEqual({
      title: 'Two lines\ufffd',
      robots: 'noindex, nofollow, max-snippet:20',
    });
  });

  it.each([
    ['no token', () => undefined, 401],
    ['a bad token', () => 'garbage', 401],
    ['a client', () => desk.client, 403],
    ['a marketer', () => desk.marketer, 200],
    ['an admin', () => desk.admin, 200],
  ])('by %s', async (_, token, status) => {
    const answer = await api('POST', '/api/seo/public/team', { token: token(), body: { title: 'New' } });
    expect(answer.status).toBe(status);
    expect((await desk.read('team')).body).toEqual(status === 200 ? { title: 'New' } : {});
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
    await desk.save('team', { title: 'Before' });
    const answer = await desk.save('team', { title: 'After', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect((await desk.read('team')).body).toEqual({ title: 'Before' });
  });

  it('says what is wrong with structured data in the words of the editor', async () => {
    const html = await desk.save('team', { finalSchema: '<script>' });
    expect(html.body).toMatchObject({
      errors: [{ field: 'finalSchema', message: 'Enter JSON data only, not HTML script tags' }],
    });
    const broken = await desk.save('team', { finalSchema: '{' });
    expect(broken.body.message).toMatch(/^finalSchema: Invalid JSON-LD: /);
  });

  it.each(['', 'null', '[]', '{"title":', '42'])('refuses the body %j', async (body) => {
    expect((await desk.save('team', body)).status).toBe(400);
  });

  it('refuses two megabytes', async () => {
    expect((await desk.save('team', { finalSchema: 'x'.repeat(2_000_000) })).status).toBe(413);
  });

  it('writes over no record that was saved since it was read, unless nothing is said of what was read', async () => {
    for (const replaces of [{}, { title: 'Before', robots: 'noindex' }]) {
      const answers = await Promise.all(
        ['One', 'Other'].map((title) => desk.save('team', { title, replaces })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const saved = answers.find(({ status }) => status === 200)?.body;
      expect((await desk.read('team')).body).toEqual(saved);
      expect((await desk.save('team', { title: 'Mine', replaces: saved })).status).toBe(200);
      expect((await desk.save('team', { title: 'Before', robots: 'noindex' })).status).toBe(200);
    }
    expect((await desk.save('team', { title: 'T', replaces: { title: 7 } })).status).toBe(400);
  });

  it('stores only the fields that are named', async () => {
    await desk.save('team', { title: 'Kept', ogTitle: 'Shared' });
    await desk.save('team', { title: 'Changed', ogTitle: 'Not stored', only: ['title'] });
    expect((await desk.read('team')).body).toEqual({ title: 'Changed', ogTitle: 'Shared' });
    expect((await desk.save('team', { title: 'X', only: ['slug'] })).status).toBe(400);
  });

  it('ignores what is no field of a record', async () => {
    const body = JSON.parse(
      '{"title":"T","id":7,"pageKey":"landing","updatedBy":1,"__proto__":{"robots":"none"}}',
    );
    expect((await desk.save('team', body)).status).toBe(200);
    expect((await desk.read('team')).body).toEqual({ title: 'T' });
    expect((await desk.read('landing')).body).toEqual({});
  });

  it('keeps one record when twenty save at once, the first time and later', async () => {
    const payload = await testPayload();
    for (const round of ['first', 'second']) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => desk.save('advantage', { title: `${round} ${n}` })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const where = { pageKey: { equals: 'advantage' } };
      const { docs } = await payload.find({ collection: 'seo-pages', where });
      expect(docs).toHaveLength(1);
      expect(docs[0]?.title).toMatch(new RegExp(`^${round} \\d+$`));
    }
    expect(await desk.history('advantage')).toHaveLength(40);
  });
});

describe('canonical addresses', () => {
  it('may be on another site, which is the editor’s business', async () => {
    const body = { canonicalUrl: 'https://elsewhere.example/page' };
    expect(await desk.save('team', body)).toMatchObject({ status: 200, body });
  });
});

describe('what a page says by itself', () => {
  it('isn’t kept, so that later titles and another host reach search and social', async () => {
    const { body } = await api<SeoEntries>('GET', '/api/seo/entries', { token: desk.marketer });
    const shown = body.entries.find(({ pageKey }) => pageKey === 'team')?.head;
    const { description: metaDescription, robots: _, ...head } = shown ?? expect.fail('no such page');
    const saved = await desk.save('team', { ...head, metaDescription });
    expect([saved.status, saved.body]).toEqual([200, {}]);
    expect((await desk.read('team')).body).toEqual({});
    const title = 'Who counts';
    await desk.save('team', { ...head, metaDescription, title, ogTitle: title, twitterTitle: title });
    expect((await desk.read('team')).body).toEqual({ title });
    await desk.save('team', { canonicalUrl: `${body.site.origin}/story` });
    expect((await desk.read('team')).body).toEqual({ canonicalUrl: '/story' });
  });

  it('isn’t kept by the CMS either', async () => {
    const payload = await testPayload();
    const id = await seoPageId('team');
    await payload.update({
      collection: 'seo-pages',
      id,
      data: { title: 'Said once', ogTitle: 'Said once', canonicalUrl: '/team' },
    });
    expect(await payload.findByID({ collection: 'seo-pages', id })).toMatchObject({
      title: 'Said once',
      ogTitle: null,
      canonicalUrl: null,
    });
  });

  it('is taken out of records of before by a migration', async () => {
    const payload = await testPayload();
    const origin = 'https://former.example';
    const row = (key: string, fields: string) =>
      payload.db.drizzle.execute(
        sql.raw(`update seo_pages set
        (title, meta_description, canonical_url, og_title, og_description, og_image, twitter_title, twitter_image)
        = (${fields}) where page_key = '${key}'`),
      );
    await row(
      'team',
      `'New', 'Said.', '${origin}/team', 'New', 'Said.', '${origin}/share/team.png', 'New', '${origin}/share/team.png'`,
    );
    await row(
      'contact',
      `'New', 'Said.', 'https://other.example/talk', 'Shared', null, '${origin}/a.png', 'Shared', '/share/contact.png'`,
    );
    const req = await createLocalReq({}, payload);
    await up({ db: payload.db.drizzle, payload, req });
    expect((await desk.read('team')).body).toEqual({ title: 'New', metaDescription: 'Said.' });
    expect((await desk.read('contact')).body).toEqual({
      title: 'New',
      metaDescription: 'Said.',
      canonicalUrl: 'https://other.example/talk',
      ogTitle: 'Shared',
      ogImage: `${origin}/a.png`,
      twitterImage: '/share/contact.png',
    });
  });
});
