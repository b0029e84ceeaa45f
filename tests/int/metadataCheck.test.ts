import { sql } from '@payloadcms/db-postgres';
import { describe, expect, it } from 'vitest';
import { findHeadChanges } from '@/database/tables/postChanges';
import type { MetadataCheck, SeoEntries, SeoMatches } from '@/schemas/seo';
import { plainPng } from '../factories/picture';
import { freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';
import { restore } from '../helpers/trash';
import { uploadPicture } from '../helpers/uploadPicture';
import { countQueries } from '../helpers/countQueries';
import { seoDesk } from '../helpers/seoDesk';
import { seoPageId } from '../helpers/seoPageId';

const desk = seoDesk();

describe('the list of pages', () => {
  const entries = async () =>
    (await api<SeoEntries>('GET', '/api/seo/entries', { token: desk.marketer })).body.entries;
  const entryOf = async (key: string) => (await entries()).find(({ pageKey }) => pageKey === key);

  it('shows each page as it is rendered, with its own words where the record is silent', async () => {
    await desk.save('contact', { title: 'Write to us today', robots: 'noindex' });
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
    await desk.save('privacy', { robots: 'all' });
    const closed = (await entries()).filter(({ isListed }) => !isListed).map(({ pageKey }) => pageKey);
    expect(closed).toEqual(['privacy', 'dashboard', 'admin']);
  });
});

describe('the metadata check', () => {
  const check = async (query = '', token = desk.admin) =>
    (await api<MetadataCheck>('GET', `/api/seo/audit?${query}`, { token })).body;
  const pageOf = async (path: string) =>
    (await check(new URLSearchParams({ search: path }).toString())).pages.find((page) => page.path === path);

  it('says of a post what search engines get, what is wrong with it, and which post it is', async () => {
    const title = freshTitle();
    const twin = (await writePost({ token: desk.marketer, fields: { title, description: 'Short.' } })).body
      .doc;
    const post = (
      await writePost({
        token: desk.marketer,
        fields: { metaTitle: title, metaDescription: `${freshTitle()} `.repeat(8) },
      })
    ).body.doc;
    const checked = await pageOf(`/blog/${post.slug}`);
    expect(checked).toMatchObject({ postId: post.id, pageKey: null, title: `${title} | ${desk.firmName}` });
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
        token: desk.marketer,
        body: { name, description: 'One plain sentence.' },
      })
    ).body;
    const path = `/blog/category/${category.slug}`;
    expect(await pageOf(path)).toBeUndefined();
    await writePost({ token: desk.marketer, fields: { title: name, category: category.id } });
    const checked = await pageOf(path);
    expect(checked).toMatchObject({
      categoryId: category.id,
      postId: null,
      title: `${name} | ${desk.firmName}`,
    });
    expect(checked?.findings.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      'warning title',
      'note metaDescription',
    ]);
  });

  it('says which record the panel edits for a page', async () => {
    const recordId = await seoPageId('contact');
    expect(recordId).toBeGreaterThan(0);
    expect(await pageOf('/contact')).toMatchObject({ pageKey: 'contact', recordId });
  });

  it('takes a page of which only the copy was changed for one without search metadata', async () => {
    const page = `/api/seo-pages/${await seoPageId('contact')}`;
    const copy = { sections: { hero: { heading: 'Ask us' } } };
    expect((await api('PATCH', page, { token: desk.marketer, body: { copy } })).status).toBe(200);
    expect((await pageOf('/contact'))?.savedAt).toBeNull();
    await api('PATCH', page, { token: desk.marketer, body: { copy: null } });
  });

  it('leaves drafts out', async () => {
    const { doc } = (await writePost({ token: desk.marketer, isDraft: true })).body;
    expect(await pageOf(`/blog/${doc.slug}`)).toBeUndefined();
  });

  it('puts the worst first, counts all, and finds by address and title', async () => {
    const canonicalUrl = '/nowhere';
    await desk.save('team', { title: 'A title that is on two pages', canonicalUrl, robots: 'noindex' });
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
      expect((await api('GET', `/api/seo/audit?${query}`, { token: desk.admin })).status).toBe(400);
    },
  );

  it('finds who says the same, and whether an address leads somewhere', async () => {
    const { doc } = (await writePost({ token: desk.marketer })).body;
    const matches = async (question: Record<string, string>) => {
      const query = new URLSearchParams(question).toString();
      return (await api<SeoMatches>('GET', `/api/seo/matches?${query}`, { token: desk.marketer })).body;
    };
    const own = `/blog/${doc.slug}`;
    expect(
      await matches({ title: `${doc.title?.toUpperCase()} | ${desk.firmName}`, canonicalPath: own }),
    ).toEqual({
      title: [own],
      description: [],
      isKnownPath: true,
    });
    await desk.save('team', { metaDescription: 'Only the team says this.' });
    expect(await matches({ description: ' only  the team says this.', canonicalPath: '/nowhere' })).toEqual({
      title: [],
      description: ['/team'],
      isKnownPath: false,
    });
  });

  it('follows a post through every change, whoever makes it', async () => {
    const { doc } = (await writePost({ token: desk.marketer })).body;
    const path = `/blog/${doc.slug}`;
    const title = freshTitle();
    const { drizzle } = (await testPayload()).db;
    expect(await pageOf(path)).toMatchObject({ postId: doc.id });
    await drizzle.execute(sql`update posts set meta_title = ${title} where id = ${doc.id}`);
    expect(await pageOf(path)).toMatchObject({ title: `${title} | ${desk.firmName}` });
    await drizzle.execute(sql`update posts set slug = ${`${doc.slug}-b`} where id = ${doc.id}`);
    expect(await pageOf(path)).toBeUndefined();
    expect(await pageOf(`${path}-b`)).toMatchObject({ postId: doc.id });
    await drizzle.execute(sql`update posts set _status = 'draft' where id = ${doc.id}`);
    expect(await pageOf(`${path}-b`)).toBeUndefined();
    await drizzle.execute(sql`update posts set _status = 'published' where id = ${doc.id}`);
    expect(await pageOf(`${path}-b`)).toMatchObject({ postId: doc.id });
    await drizzle.execute(sql`delete from posts where id = ${doc.id}`);
    expect(await pageOf(`${path}-b`)).toBeUndefined();
  });

  it('sees that a cover went to the trash and came back, though the post stays as it is', async () => {
    const picture = (
      await uploadPicture({ token: desk.marketer, data: new Uint8Array(await plainPng(906, 606)) })
    ).body.doc;
    const { doc } = (await writePost({ token: desk.marketer, fields: { cover: picture.id } })).body;
    const lacksCover = async () =>
      (await pageOf(`/blog/${doc.slug}`))?.findings.some(({ field }) => field === 'ogImage');
    expect(await lacksCover()).toBe(false);
    await api('DELETE', `/api/images/delete-cover/${picture.filename}`, { token: desk.marketer });
    expect(await lacksCover()).toBe(true);
    await restore(desk.marketer, 'media', picture.id);
    expect(await lacksCover()).toBe(false);
  });

  it('sees what was begun before it looked and committed after', async () => {
    const { doc } = (await writePost({ token: desk.marketer })).body;
    const { pool } = (await testPayload()).db;
    const title = freshTitle();
    const changer = await pool.connect();
    try {
      await changer.query('begin');
      await changer.query('update posts set meta_title = $1 where id = $2', [title, doc.id]);
      await writePost({ token: desk.marketer });
      await check();
      await changer.query('commit');
    } finally {
      changer.release();
    }
    expect(await pageOf(`/blog/${doc.slug}`)).toMatchObject({ title: `${title} | ${desk.firmName}` });
  });

  it('takes what a backup brought from a database with more transactions for no change', async () => {
    const payload = await testPayload();
    const { doc } = (await writePost({ token: desk.marketer })).body;
    await payload.db.drizzle.execute(
      sql`update post_changes set changed_in = '999999999999' where post_id = ${doc.id}`,
    );
    const { readUpTo } = await findHeadChanges(payload, null);
    const idsSince = async () => (await findHeadChanges(payload, readUpTo)).heads.map(({ id }) => id);
    expect(await idsSince()).not.toContain(doc.id);
    await payload.db.drizzle.execute(sql`update posts set meta_title = ${freshTitle()} where id = ${doc.id}`);
    expect(await idsSince()).toContain(doc.id);
  });

  it('is made anew when the firm takes another name', async () => {
    const settings = { slug: 'site-settings', overrideAccess: true } as const;
    const payload = await testPayload();
    const { firmName } = await payload.findGlobal(settings);
    const nameOf = async () =>
      (await check('search=%2Fteam')).pages.find(({ path }) => path === '/team')?.title;
    await desk.save('team', { title: null });
    try {
      await payload.updateGlobal({ ...settings, data: { firmName: 'Another Firm' } });
      expect(await nameOf()).toMatch(/ \| Another Firm$/);
    } finally {
      await payload.updateGlobal({ ...settings, data: { firmName } });
    }
    expect(await nameOf()).toMatch(new RegExp(` \\| ${desk.firmName}$`));
  });

  it('asks and answers as little with ten thousand posts', async () => {
    const payload = await testPayload();
    const { drizzle } = payload.db;
    // The first one may also note that the session is in use.
    await check();
    const before = await countQueries(payload, () => check());
    expect(before).toBeGreaterThan(0);
    try {
      await drizzle.execute(sql`
        insert into posts (title, description, slug, date, _status)
        select 'Bulk post ' || n % 5000, 'About ' || n, 'bulk-seo-' || n, now(), 'published'
        from generate_series(1, 10000) n`);
      expect(await countQueries(payload, () => check())).toBe(before);
      const answer = await check('page=500');
      expect(answer.total).toBeGreaterThan(10_000);
      expect(answer.pages).toHaveLength(20);
      expect(answer.pages[0]?.findings[0]?.message).toMatch(/^The same title as \/blog\/bulk-seo-\d+\.$/);
    } finally {
      await drizzle.execute(sql`delete from posts where slug like 'bulk-seo-%'`);
    }
  });
});
