import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deskItemsShown } from '@/schemas/desk';
import { createPost, freshSlug } from '../factories/adminPost';
import { inquiryBody } from '../factories/inquiryBody';
import { signedInAccount } from '../factories/account';
import { freshTitle, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { countQueries } from '../helpers/countQueries';
import { readDeskAs } from '../helpers/readDeskAs';
import { emptyRecords } from '../helpers/seoDesk';
import { testPayload } from '../helpers/testPayload';

let marketer: { id: number; token: string };

/** Files of one worker share a database: what was there before is in the way, and what is left is in the others'. */
async function clear() {
  const { drizzle } = (await testPayload()).db;
  await drizzle.execute(sql`delete from payload_jobs`);
  await drizzle.execute(sql`delete from _posts_v`);
  await drizzle.execute(sql`delete from posts`);
  await drizzle.execute(sql`delete from media`);
  await drizzle.execute(sql`delete from inquiries`);
}

beforeEach(async () => {
  await clear();
  marketer = await signedInAccount({ role: 'marketer' });
});
afterAll(clear);

const desk = () => readDeskAs(marketer);

async function schedule(postId: number, type: 'publish' | 'unpublish', waitUntil: Date) {
  const payload = await testPayload();
  const doc = { relationTo: 'posts' as const, value: postId };
  const user = { relationTo: 'users' as const, value: marketer.id };
  await payload.jobs.queue({ task: 'schedulePublish', input: { type, doc, user }, waitUntil });
}

describe('the content desk', () => {
  it('is for marketers and administrators', async () => {
    await expect(readDeskAs(await signedInAccount())).rejects.toMatchObject({ status: 403 });
    for (const role of ['marketer', 'admin'] as const)
      expect((await readDeskAs(await signedInAccount({ role }))).drafts.total).toBe(0);
  });

  it('is empty where there is nothing to do', async () => {
    const { findings, repetitions, ...others } = await desk();
    const nothing = { total: 0, items: [] };
    expect(others).toEqual({
      drafts: nothing,
      scheduled: nothing,
      published: nothing,
      pictures: nothing,
      inquiries: nothing,
      links: nothing,
    });
    expect(findings.items.length).toBeLessThanOrEqual(deskItemsShown);
    expect(repetitions.total).toBe(repetitions.items.length);
  });

  it('names drafts that wait, the latest first, also those of public posts', async () => {
    const draft = (await createPost(marketer.token)).body;
    const post = (await writePost({ token: marketer.token })).body.doc;
    expect((await desk()).drafts).toMatchObject({ total: 1, items: [{ id: draft.id, published: false }] });
    const title = freshTitle();
    const path = `/api/posts/${post.id}?draft=true`;
    await api('PATCH', path, { token: marketer.token, body: { title, _status: 'draft' } });
    expect(await desk()).toMatchObject({
      drafts: {
        total: 2,
        items: [
          { id: post.id, title, slug: post.slug, published: true, author: expect.any(String) },
          { id: draft.id },
        ],
      },
      published: { total: 1, items: [{ id: post.id, slug: post.slug, date: expect.any(String) }] },
    });
  });

  it('names what is scheduled with its hour, the next first, instead of among the drafts', async () => {
    const later = new Date(Date.now() + 7_200_000);
    const soon = new Date(Date.now() + 3_600_000);
    const draft = (await createPost(marketer.token)).body;
    const post = (await createPost(marketer.token, { published: true, slug: freshSlug() })).body;
    await schedule(draft.id, 'publish', later);
    await schedule(post.id, 'unpublish', soon);
    const { drafts, scheduled } = await desk();
    expect(drafts.total).toBe(0);
    expect(scheduled).toMatchObject({
      total: 2,
      items: [
        { id: post.id, type: 'unpublish', at: soon.toISOString() },
        { id: draft.id, type: 'publish', at: later.toISOString() },
      ],
    });
  });

  it('names a schedule that failed until the post is scheduled again', async () => {
    const { drizzle } = (await testPayload()).db;
    const draft = (await createPost(marketer.token)).body;
    await schedule(draft.id, 'publish', new Date(Date.now() + 3_600_000));
    await drizzle.execute(sql`update payload_jobs set has_error = true`);
    const failed = { total: 1, items: [{ id: draft.id, type: 'publish', hasFailed: true }] };
    expect((await desk()).scheduled).toMatchObject(failed);
    await schedule(draft.id, 'publish', new Date(Date.now() + 7_200_000));
    const again = { total: 1, items: [{ id: draft.id, type: 'publish', hasFailed: false }] };
    expect((await desk()).scheduled).toMatchObject(again);
  });

  it('says what the metadata check found, and which pages say the same', async () => {
    // The list is short, and other tests leave pages that say the same, too.
    await emptyRecords();
    const title = freshTitle();
    const posts = [1, 2].map(() =>
      writePost({ token: marketer.token, fields: { title, slug: freshSlug() } }),
    );
    const slugs = (await Promise.all(posts)).map(({ body }) => body.doc.slug);
    const { findings, repetitions } = await desk();
    expect(findings.total).toBeGreaterThanOrEqual(2);
    expect(findings.items[0]?.findings[0]?.severity).not.toBe('note');
    const paths = slugs.map((slug) => `/blog/${slug}`).sort();
    const [repeated] = repetitions.items.filter(
      (item) => item.field === 'title' && item.paths.includes(paths[0] ?? ''),
    );
    expect(repeated?.count).toBe(2);
    expect(repeated?.paths.sort()).toEqual(paths);
  });

  it('names pictures without words, but not those whose words are with their post', async () => {
    const payload = await testPayload();
    const insert = async (filename: string, alt: string | null, isDecorative = false) => {
      const { rows } = await payload.db.drizzle.execute<{ id: number }>(
        sql`insert into media (filename, alt, is_decorative) values (${filename}, ${alt}, ${isDecorative}) returning id`,
      );
      return rows[0]?.id ?? 0;
    };
    const silent = await insert('silent.webp', ' ');
    const cover = await insert('cover.webp', null);
    await insert('said.webp', 'A desk');
    await insert('line.webp', null, true);
    const post = (await createPost(marketer.token)).body;
    await payload.db.drizzle.execute(
      sql`update posts set cover_id = ${cover}, cover_alt_text = 'A lamp' where id = ${post.id}`,
    );
    expect((await desk()).pictures).toEqual({ total: 1, items: [{ id: silent, filename: 'silent.webp' }] });
  });

  it('names links to nowhere, but not those to people of the team', async () => {
    const slug = freshSlug();
    const person = { name: slug, role: 'Analyst', discipline: 'process', bio: 'Counts.', slug };
    await api('POST', '/api/team-members', { token: marketer.token, body: person });
    const content = `[One](/team/${slug}) [nobody](/team/${slug}-2) [nothing](/nowhere)\n`;
    await createPost(marketer.token, { content, published: true });
    const { links } = await desk();
    expect(links.items.map(({ path }) => path).sort()).toEqual(['/nowhere', `/team/${slug}-2`]);
    // As people were stored before addresses were.
    const payload = await testPayload();
    const withoutSlug = sql`update team_members set slug = null, name = ${`${slug} 2`} where slug = ${slug}`;
    await payload.db.drizzle.execute(withoutSlug);
    expect((await desk()).links.items.map(({ path }) => path).sort()).toEqual(['/nowhere', `/team/${slug}`]);
  });

  it('names no link that the list leads on, however it is spelled', async () => {
    const { token } = marketer;
    for (const from of ['/Old-Page', '/Größe', '/old-plain'])
      await api('POST', '/api/admin/redirects', { token, body: { from, to: '/contact' } });
    const content = '[a](/Old-Page) [b](/Größe) [c](/gr%C3%B6%C3%9Fe) [d](/old-plain) [e](/Old-Pages)\n';
    await createPost(token, { content, published: true });
    const { links } = await desk();
    expect([links.total, links.items.map(({ path }) => path)]).toEqual([1, ['/Old-Pages']]);
  });

  it('names inquiries until they are answered', async () => {
    await api('POST', '/api/contact', { body: await inquiryBody() });
    const { inquiries } = await desk();
    expect(inquiries).toMatchObject({ total: 1, items: [{ name: 'Pat Owner', company: 'Owner & Sons' }] });
    const path = `/api/admin/inquiries/${inquiries.items[0]?.id}` as const;
    const { updatedAt } = (await api('GET', path, { token: marketer.token })).body;
    await api('PUT', path, { token: marketer.token, body: { status: 'answered', updatedAt } });
    expect((await desk()).inquiries.total).toBe(0);
  });

  it('asks and answers as little when there is much of everything', async () => {
    const payload = await testPayload();
    await desk();
    const few = await countQueries(payload, desk);
    await payload.db.drizzle.execute(sql`
      insert into posts (title, description, slug, date, _status)
      select 'Bulk post ' || n % 500, 'About ' || n % 700, 'bulk-desk-' || n, now(), 'published'
      from generate_series(1, 1000) n`);
    await payload.db.drizzle.execute(sql`
      insert into _posts_v (parent_id, version_title, version_slug, version__status, latest)
      select id, title, slug, 'draft', true from posts where slug like 'bulk-desk-%'`);
    await payload.db.drizzle.execute(
      sql`insert into media (filename) select 'bulk-desk-' || n || '.webp' from generate_series(1, 500) n`,
    );
    await payload.db.drizzle.execute(sql`
      insert into inquiries (name, email, message, submission_key)
      select 'Pat', 'pat@example.test', 'Hello', 'bulk-desk-' || n from generate_series(1, 500) n`);
    await desk();
    expect(await countQueries(payload, desk)).toBe(few);
    // Twelve of its own; the others read who asks.
    expect(few).toBeLessThanOrEqual(14);
    const answer = await desk();
    expect(answer).toMatchObject({
      drafts: { total: 1000 },
      published: { total: 1000 },
      pictures: { total: 500 },
      inquiries: { total: 500 },
    });
    for (const { items } of Object.values(answer)) expect(items.length).toBeLessThanOrEqual(deskItemsShown);
  });
});
