import { beforeAll, describe, expect, it } from 'vitest';
import type { LinkTarget } from '@/schemas/linkTargets';
import { signedInAccount } from '../factories/account';
import { createPost, freshSlug, postBody, readPost, updatePost } from '../factories/adminPost';
import { changePost } from '../factories/post';
import { api } from '../helpers/api';
import { readDeskAs } from '../helpers/readDeskAs';

let token: string;
let marketer: { id: number; token: string };

beforeAll(async () => {
  marketer = await signedInAccount({ role: 'marketer' });
  ({ token } = marketer);
});

const publish = async (fields: Record<string, unknown>) => {
  const slug = freshSlug();
  const { status } = await createPost(token, { slug, published: true, ...fields });
  expect(status).toBe(201);
  return slug;
};
const contentOf = async (slug: string) => (await readPost(token, slug)).body.content;

describe('links of posts', () => {
  it('follow a post to its new address, in drafts too, and nothing else of a text changes', async () => {
    const target = await publish({ title: 'Target' });
    const text = (to: string) =>
      `See [it](/blog/${to}#part), [again][x] and \`/blog/${to}x\`.\n\n-   <http://localhost:3000/blog/${to}>\n\n*   [other](/blog/${to}-2)\n\n[x]: /blog/${to} "T"\n`;
    const reader = await publish({ content: text(target) });
    const { body } = await createPost(token, { ...postBody(), content: text(target) });
    const renamed = freshSlug();
    expect((await updatePost(token, target, { slug: renamed })).status).toBe(200);
    const moved = (await contentOf(reader))
      .replaceAll(`${target}x`, 'KEPT')
      .replaceAll(`${target}-2`, 'OTHER');
    expect(moved).toBe(text(renamed).replaceAll(`${renamed}x`, 'KEPT').replaceAll(`${renamed}-2`, 'OTHER'));
    expect(await contentOf(body.frontmatter.slug)).toContain(`[it](/blog/${renamed}#part)`);
  });

  it('follow it when it is renamed in the CMS, once more, and back', async () => {
    const target = await publish({ title: 'Target' });
    const reader = await publish({ content: `[it](/blog/${target})` });
    const { id } = (await readPost(token, target)).body;
    for (const slug of [freshSlug(), target]) {
      expect((await changePost(id, { token, fields: { slug } })).status).toBe(200);
      expect(await contentOf(reader)).toBe(`[it](/blog/${slug})`);
    }
  });

  it('are on the desk where they lead nowhere', async () => {
    const nowhere = `/nowhere/${freshSlug()}`;
    const fine = '[a](/contact), [b](/blog), [c](https://x.example/y), [d](#e), [f](/blog/tag/x)';
    const titles = [freshSlug(), freshSlug()];
    const slugs = [];
    for (const title of titles) slugs.push(await publish({ title, content: `[x](${nowhere}?q) ${fine}` }));
    await createPost(token, { content: `[x](${nowhere}-draft)` });
    const links = async () => (await readDeskAs(marketer)).links.items;
    const found = (await links()).find(({ path }) => path === nowhere);
    expect(found).toEqual({
      path: nowhere,
      posts: 2,
      post: { id: found?.post.id, title: titles[0], slug: slugs[0] },
    });
    expect(JSON.stringify(await links())).not.toMatch(/-draft|contact|tag/);
    for (const slug of slugs) await updatePost(token, slug, { content: 'No link.' });
    expect((await links()).some(({ path }) => path === nowhere)).toBe(false);
  });
});

describe('what a link can lead to', () => {
  it('is found by title: pages, and posts that readers see', async () => {
    const word = `zebra${Date.now()}`;
    const slug = await publish({ title: `About ${word}` });
    await createPost(token, { title: `Draft ${word}` });
    const find = async (search: string) =>
      (await api<LinkTarget[]>('GET', `/api/admin/blog/link-targets?search=${search}`, { token })).body;
    expect(await find(word)).toEqual([{ kind: 'post', title: `About ${word}`, path: `/blog/${slug}` }]);
    expect(await find(word.replace('zebra', 'zeb_a'))).toEqual([]);
    expect(await find('contact')).toContainEqual({ kind: 'page', title: 'Contact', path: '/contact' });
    const { token: client } = await signedInAccount();
    expect((await api('GET', '/api/admin/blog/link-targets', { token: client })).status).toBe(403);
  });
});
