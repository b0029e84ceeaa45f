import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPostPage } from '@/database/tables/publishedPosts';
import { down, up } from '@/migrations/20261128_214500_addresses_of_names';
import { renameTag } from '@/operations/blog/renameTag';
import { findTagName } from '@/queries/blog/getTagName';
import { readRedirects } from '@/database/tables/redirects';
import { cacheTags, postTag } from '@/queries/cacheTags';
import type { ListedTag } from '@/schemas/tags';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { signedInAccount } from '../factories/account';
import { createPost, freshSlug, readPost, updatePost } from '../factories/adminPost';
import { changePost, writePost } from '../factories/post';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { expiredTags } from '../helpers/expiredTags';
import { testPayload } from '../helpers/testPayload';

let token: string;
let account: number;
let word: string;

beforeAll(async () => {
  ({ id: account, token } = await signedInAccount({ role: 'marketer' }));
});
/** No other test has a tag with it. */
beforeEach(() => {
  word = freshSlug().slice(0, 20);
});

const list = async () =>
  (await api<ListedTag[]>('GET', '/api/admin/blog/tags', { token })).body.filter(({ slug }) =>
    slug.includes(word),
  );
const rename = (slug: string, name: string) =>
  api<{ message: string }>('PUT', `/api/admin/blog/tags/${slug}`, { token, body: { name } });

async function write(tags: string[], fields: Record<string, unknown> = {}): Promise<string> {
  const slug = freshSlug();
  await createPost(token, { slug, tags, published: true, ...fields });
  return slug;
}
const tagsOf = async (slug: string) => (await readPost(token, slug)).body.frontmatter.tags;

/** What the trail says of tags with the word, newest first. */
async function trail() {
  const { token: admin } = await signedInAccount({ role: 'admin' });
  const { body } = await api<TrailEntryAnswer[]>('GET', `/api/admin/trail?subject=tags&search=${word}`, {
    token: admin,
  });
  return body.map(({ actor, action, label, changes }) => ({ actor, action, label, changes }));
}

/** Where visitors of a tag's page are led, by the list that is asked when there is no page. */
async function ledFrom(slug: string): Promise<string | undefined> {
  const { pool } = (await testPayload()).db;
  return (await readRedirects(pool)).find(({ from }) => from === `/blog/tag/${slug}`)?.to;
}

describe('tags that differ in a symbol', () => {
  it('have a page each', async () => {
    const [c, sharp, plus, dot] = [`${word} C`, `${word} C#`, `${word} C++`, `${word} .NET`];
    const slugs = { c: await write([c]), sharp: await write([sharp]), plus: await write([plus, dot]) };
    expect(await list()).toEqual([
      { slug: `${word}-dot-net`, name: dot, posts: 1 },
      { slug: `${word}-c`, name: c, posts: 1 },
      { slug: `${word}-c-sharp`, name: sharp, posts: 1 },
      { slug: `${word}-c-plus-plus`, name: plus, posts: 1 },
    ]);
    const payload = await testPayload();
    expect(await findTagName(payload, `${word}-c-sharp`)).toBe(sharp);
    expect(await findTagName(payload, `${word}-net`)).toBeNull();
    const page = await findPostPage(payload, { page: 1, perPage: 9, tagSlug: `${word}-c` });
    expect(page.ids).toEqual([(await readPost(token, slugs.c)).body.id]);
  });

  it('of posts that shared an address get their own, and it redirects to the one that most posts have', async () => {
    const [sharp, plus] = [`${word} C#`, `${word} C++`];
    for (const tags of [[sharp], [plus], [plus]]) await write(tags);
    const payload = await testPayload();
    const req = await createLocalReq({}, payload);
    const tagged = async () =>
      (
        await payload.db.pool.query<{ slug: string }>(
          `select distinct unnest(tag_slugs) as slug from posts_search where tag_slugs::text like $1 order by slug`,
          [`%${word}%`],
        )
      ).rows.map(({ slug }) => slug);
    await payload.db.drizzle.transaction(async (db) => {
      await down({ db, payload, req });
    });
    expect(await tagged()).toEqual([`${word}-c`]);
    await payload.db.drizzle.transaction(async (db) => {
      await up({ db, payload, req });
    });
    expect(await tagged()).toEqual([`${word}-c-plus-plus`, `${word}-c-sharp`]);
    expect(await ledFrom(`${word}-c`)).toBe(`/blog/tag/${word}-c-plus-plus`);
  });
});

describe('a tag that is renamed', () => {
  it('has all its posts on its new page, however few of them are read anew for the search', async () => {
    const slugs = [await write([`${word} a`, `${word} b`]), await write([`${word} a`])];
    const payload = await testPayload();
    const user = await payload.findByID({ collection: 'users', id: account });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    await renameTag({ req, slug: `${word}-a`, body: { name: `${word} b` }, maxSearched: 0 });
    const { rows } = await payload.db.pool.query<{ slug: string; tags: string[] }>(
      `select slug, tag_slugs as tags from posts_search join posts on posts.id = post_id
        where slug = any($1) order by post_id`,
      [slugs],
    );
    expect(rows.map(({ slug, tags }) => [slug, tags])).toEqual(slugs.map((slug) => [slug, [`${word}-b`]]));
  });

  it('is called otherwise at all posts and their drafts, and its address leads on', async () => {
    const one = await write([`${word} a`, 'Other']);
    const two = await write([`${word} A`]);
    const draft = await write([`${word} a`], { published: false });
    expect(await list()).toEqual([{ slug: `${word}-a`, name: `${word} a`, posts: 3 }]);
    const expired = await expiredTags(() => rename(`${word}-a`, `${word} b`));
    expect(expired).toEqual(expect.arrayContaining([cacheTags.posts, postTag(one), postTag(two)]));
    expect(await Promise.all([one, two, draft].map(tagsOf))).toEqual([
      [`${word} b`, 'Other'],
      [`${word} b`],
      [`${word} b`],
    ]);
    const payload = await testPayload();
    expect(await findTagName(payload, `${word}-b`)).toBe(`${word} b`);
    expect(await findTagName(payload, `${word}-a`)).toBeNull();
    expect(await ledFrom(`${word}-a`)).toBe(`/blog/tag/${word}-b`);
  });

  it('becomes one with another, and every former address leads there in one step', async () => {
    const both = await write([`${word} a`, `${word} b`]);
    await write([`${word} a`]);
    await rename(`${word}-a`, `${word} b`);
    expect(await tagsOf(both)).toEqual([`${word} b`]);
    await rename(`${word}-b`, `${word} c`);
    expect(await Promise.all([ledFrom(`${word}-a`), ledFrom(`${word}-b`)])).toEqual([
      `/blog/tag/${word}-c`,
      `/blog/tag/${word}-c`,
    ]);
  });

  it('keeps nobody from saving other posts while its own are read anew for the search', async () => {
    const tagged = (await readPost(token, await write([`${word} a`]))).body.id;
    const other = await write([]);
    await askWhileChanged(
      [`select pg_advisory_xact_lock(hashtext('post:' || $1::int))`, [tagged]],
      () => rename(`${word}-a`, `${word} b`),
      async () => expect((await updatePost(token, other, { title: 'Another' })).status).toBe(200),
    );
    const { pool } = (await testPayload()).db;
    const { rows } = await pool.query<{ isFound: boolean }>(
      `select words @@ to_tsquery('simple', 'b') as "isFound" from posts_search where post_id = $1`,
      [tagged],
    );
    expect(rows).toEqual([{ isFound: true }]);
  });

  it('is called otherwise at a post, too, whose save began before', async () => {
    await write([`${word} a`]);
    const saved = await write([]);
    const { id } = (await readPost(token, saved)).body;
    // A save of a post holds this lock all along, and writes its tags at the end.
    const answer = await askWhileChanged(
      ["select pg_advisory_xact_lock_shared(hashtext('posts'))", []],
      () => rename(`${word}-a`, `${word} b`),
      [
        `insert into posts_texts ("order", parent_id, path, text) values (1, $1, 'tags', $2)`,
        [id, `${word} a`],
      ],
    );
    expect(answer.status).toBe(200);
    expect((await list()).map(({ name, posts }) => [name, posts])).toEqual([[`${word} b`, 2]]);
  });

  it('can be called as it was before', async () => {
    await write([`${word} a`]);
    await rename(`${word}-a`, `${word} b`);
    expect((await rename(`${word}-b`, `${word} a`)).status).toBe(200);
    expect(await ledFrom(`${word}-a`)).toBeUndefined();
    expect(await ledFrom(`${word}-b`)).toBe(`/blog/tag/${word}-a`);
  });

  it('keeps its address when only its spelling changes', async () => {
    const slug = await write([`${word} ai`]);
    await rename(`${word}-ai`, `${word} AI`);
    expect(await tagsOf(slug)).toEqual([`${word} AI`]);
    expect(await ledFrom(`${word}-ai`)).toBeUndefined();
  });

  it('is followed by links in texts', async () => {
    await write([`${word} a`]);
    const linking = await write([], { content: `See [these](/blog/tag/${word}-a).\n` });
    await rename(`${word}-a`, `${word} b`);
    expect((await readPost(token, linking)).body.content).toBe(`See [these](/blog/tag/${word}-b).\n`);
  });

  it('leaves a post that somebody has open as it can be saved', async () => {
    const slug = await write([`${word} a`]);
    const { version } = (await readPost(token, slug)).body;
    await rename(`${word}-a`, `${word} b`);
    expect((await updatePost(token, slug, { title: 'New', version })).status).toBe(200);
    expect(await tagsOf(slug)).toEqual([`${word} b`]);
  });

  it('is in the trail: who called it what, and at how many posts', async () => {
    await write([`${word} a`, `${word} A`]);
    await write([`${word} a`], { published: false });
    await rename(`${word}-a`, `${word} b`);
    await write([`${word} c`]);
    await rename(`${word}-c`, `${word} b`);
    // Nothing is called otherwise.
    await rename(`${word}-b`, `${word} b`);
    const { email } = await (await testPayload()).findByID({ collection: 'users', id: account });
    expect(await trail()).toEqual([
      {
        ...{ actor: expect.stringContaining(email), action: 'update', label: `${word} c` },
        changes: [
          { field: 'mergedInto', from: `${word} c`, to: `${word} b` },
          { field: 'posts', from: null, to: '1' },
        ],
      },
      {
        ...{ actor: expect.stringContaining(email), action: 'update', label: `${word} A, ${word} a` },
        changes: [
          { field: 'name', from: `${word} A, ${word} a`, to: `${word} b` },
          { field: 'posts', from: null, to: '2' },
        ],
      },
    ]);
  });

  it('is not in the trail when it could not be called so', async () => {
    await write([`${word} a`]);
    await rename(`${word}-a`, '!?');
    await rename(`${word}-never`, 'x');
    expect(await trail()).toEqual([]);
  });

  it('needs a name that an address can be made of, and has to be there', async () => {
    await write([`${word} a`]);
    expect((await rename(`${word}-a`, '!?')).status).toBe(400);
    expect((await rename(`${word}-never`, 'x')).status).toBe(404);
  });
});

describe('the list of tags', () => {
  it('counts a post once, whichever of several spellings it has, and calls a tag as most posts do', async () => {
    await write([`${word} AI`, `${word} ai`, `${word} one`]);
    await write([`${word} ai`]);
    await write([`${word} Ai`, `${word} one`], { published: false });
    expect(await list()).toEqual([
      { slug: `${word}-ai`, name: `${word} ai`, posts: 3 },
      { slug: `${word}-one`, name: `${word} one`, posts: 2 },
    ]);
  });
});

it('A tag that is added twice in the panel is stored once, and a save without tags keeps them', async () => {
  const { doc } = (await writePost({ token, fields: { tags: [word, 'Costs', word] } })).body;
  await changePost(doc.id, { token, fields: { title: `About ${word}` } });
  const { tags } = await (await testPayload()).findByID({ collection: 'posts', id: doc.id, depth: 0 });
  expect(tags).toEqual([word, 'Costs']);
});
