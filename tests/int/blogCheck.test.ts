import { beforeAll, describe, expect, it } from 'vitest';
import type { PostFinding } from '@/schemas/blogCheck';
import { signedInAccount } from '../factories/account';
import { createPost, freshSlug, updatePost } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { bodyOf, element, linkTo, textNode } from '../factories/post';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'marketer' }));
});

const check = (body: Record<string, unknown>) =>
  api<{ findings: PostFinding[] }>('POST', '/api/admin/blog/check', { token, body });
const inText = async (body: Record<string, unknown>) =>
  (await check(body)).body.findings.filter(({ field }) => field === 'content');

describe('the publish check', () => {
  it('knows the pages of the site and the posts that readers can see', async () => {
    const [slug, draft] = [freshSlug(), freshSlug()];
    await createPost(token, { slug, published: true });
    await createPost(token, { slug: draft });
    await updatePost(token, slug, { slug: `${slug}-new` });
    const member = freshSlug();
    const person = { name: member, role: 'Analyst', discipline: 'process', bio: 'Counts.', slug: member };
    expect((await api('POST', '/api/team-members', { token, body: person })).status).toBe(201);
    const redirect = { from: `/led-${slug}`, to: '/contact' };
    expect((await api('POST', '/api/admin/redirects', { token, body: redirect })).status).toBe(201);
    const links = [
      '/contact',
      `/blog/${slug}`,
      `/blog/${slug}-new/`,
      '/blog/category/costs',
      '/blog/rss.xml',
      `/team/${member}`,
      `/Led-${slug}/?a=b`,
    ];
    const dead = [`/blog/${draft}`, '/nowhere', `/team/${draft}`, `http://localhost:3000/blog/${draft}?a=b`];
    const content = [...links, ...dead].map((href) => `[x](${href})`).join('\n\n');
    expect((await inText({ content })).map(({ line }) => line)).toEqual([15, 17, 19, 21]);
  });

  it('knows people whose address comes from their name', async () => {
    const slug = freshSlug();
    const person = { name: slug, role: 'Analyst', discipline: 'process', bio: 'Counts.', slug };
    expect((await api('POST', '/api/team-members', { token, body: person })).status).toBe(201);
    // As people were stored before addresses were.
    const { pool } = (await testPayload()).db;
    await pool.query('update team_members set slug = null where slug = $1', [slug]);
    const content = `[x](/team/${slug})\n\n[x](/team/${slug}-2)`;
    expect((await inText({ content })).map(({ line }) => line)).toEqual([3]);
  });

  it('knows which pictures there are to link to', async () => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(910, 610)) })).body;
    const missing = `${freshSlug()}-1a2b3c4d.webp`;
    const content = `[x](/blog-images/${doc.filename})\n\n[x](/blog-images/${missing})\n\n[x](/${missing})`;
    expect((await inText({ content })).map(({ line }) => line)).toEqual([3, 5]);
  });

  it('reads the rich text of the CMS, and names its blocks', async () => {
    const body = JSON.stringify(
      bodyOf(
        element('paragraph', [textNode('Fine.')]),
        element('heading', [textNode('Too deep')], { tag: 'h4' }),
        element('paragraph', [linkTo('/nowhere')]),
      ),
    );
    expect((await inText({ body })).map(({ block }) => block)).toEqual([1, 2]);
  });

  it('says that everything is missing from nothing', async () => {
    const { status, body } = await check({});
    expect(status).toBe(200);
    expect(body.findings.map(({ field }) => field)).toEqual(['title', 'excerpt', 'content', 'coverImage']);
  });

  it.each([
    [{ body: 'no JSON' }],
    [{ body: '[]' }],
    [{ body: '['.repeat(10_000) }],
    [{ content: '> '.repeat(3000) }],
    [{ content: 7 }],
  ])('refuses %j', async (body) => expect((await check(body)).status).toBe(400));
});
