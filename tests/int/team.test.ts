import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { goneTag } from '@/domain/caching/goneTag';
import type { TeamMember } from '@/payload-types';
import { findAuthorPosts } from '@/queries/blog/getAuthorPosts';
import { cacheTags } from '@/queries/cacheTags';
import type { RedirectAnswer } from '@/schemas/redirects';
import { signedInAccount } from '../factories/account';
import { createPost, updatePost } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { expiredTags } from '../helpers/expiredTags';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token } = await signedInAccount({ role: 'marketer' }));
});

const freshName = () => `Test Person ${randomUUID().slice(0, 8)}`;
const add = async (fields: Partial<TeamMember> = {}) => {
  const body = {
    name: freshName(),
    role: 'Analyst',
    discipline: 'process',
    bio: 'Counts.',
    order: 1,
    ...fields,
  };
  return (await api<{ doc: TeamMember }>('POST', '/api/team-members', { token, body })).body.doc;
};
const change = (id: number, body: Partial<TeamMember>) =>
  api<{ doc: TeamMember }>('PATCH', `/api/team-members/${id}`, { token, body });
const redirectsOf = async (part: string) => {
  const path = `/api/admin/redirects?search=${part}&sort=from` as const;
  const { body } = await api<RedirectAnswer[]>('GET', path, { token });
  return body.map(({ from, to }) => `${from} ${to}`);
};

describe('somebody of the team', () => {
  it('has an address made from the name, which stays when the name changes', async () => {
    const name = freshName();
    const member = await add({ name });
    const slug = name.toLowerCase().replaceAll(' ', '-');
    expect(member.slug).toBe(slug);
    expect((await change(member.id, { name: freshName() })).body.doc.slug).toBe(slug);
  });

  it('has an address with a number where a namesake has the address', async () => {
    const name = freshName();
    const slugs = [(await add({ name })).slug, (await add({ name: name.toUpperCase() })).slug];
    const slug = name.toLowerCase().replaceAll(' ', '-');
    expect(slugs).toEqual([slug, `${slug}-2`]);
  });

  it('keeps the address when it is made from the name anew', async () => {
    const member = await add();
    expect((await change(member.id, { slug: '' })).body.doc.slug).toBe(member.slug);
  });

  it('is found at a former address, however often it changes, and back', async () => {
    const mark = randomUUID().slice(0, 8);
    const [one, two, three] = ['a', 'b', 'c'].map((letter) => `${letter}-${mark}`) as [
      string,
      string,
      string,
    ];
    const { id } = await add({ slug: one });
    await change(id, { slug: two });
    await change(id, { slug: three });
    expect(await redirectsOf(mark)).toEqual([`/team/${one} /team/${three}`, `/team/${two} /team/${three}`]);
    expect((await change(id, { slug: one })).status).toBe(200);
    expect(await redirectsOf(mark)).toEqual([`/team/${two} /team/${one}`, `/team/${three} /team/${one}`]);
  });

  it('can leave an address to somebody of the same name', async () => {
    const name = freshName();
    const { id, slug } = await add({ name });
    const other = await add();
    // As people were stored before addresses were.
    await payload.db.pool.query('update team_members set slug = null, name = $1 where id = $2', [
      name,
      other.id,
    ]);
    expect((await change(id, { slug: `moved-${randomUUID()}` })).status).toBe(200);
    expect(await redirectsOf(String(slug))).toEqual([]);
  });

  it('is where links in posts lead, also after the address has changed', async () => {
    const [former, present] = [`before-${randomUUID()}`, `after-${randomUUID()}`];
    const { id } = await add({ slug: former });
    const { body } = await createPost(token, { content: `Ask [them](/team/${former}).`, published: true });
    await change(id, { slug: present });
    const path = `/api/admin/blog/post/${body.frontmatter.slug}` as const;
    const { body: post } = await api<{ content: string }>('GET', path, { token });
    expect(post.content.trim()).toBe(`Ask [them](/team/${present}).`);
  });

  it('shares an address with nobody', async () => {
    const { slug } = await add();
    const other = await add();
    expect((await change(other.id, { slug })).status).toBe(400);
  });

  it('isn’t shown any more once deleted or moved, not even from what was kept', async () => {
    const { id } = await add();
    const gone = goneTag(cacheTags.teamMembers);
    expect(await expiredTags(() => change(id, { bio: 'Counts hours.' }))).not.toContain(gone);
    expect(await expiredTags(() => change(id, { slug: `moved-${randomUUID()}` }))).toContain(gone);
    expect(await expiredTags(() => api('DELETE', `/api/team-members/${id}`, { token }))).toContain(gone);
  });

  it('is shown with the alt text that the photo has now', async () => {
    const data = new Uint8Array(await plainPng(420, 280));
    const { id } = (await uploadPicture({ token, data })).body.doc;
    const reword = () => api('PATCH', `/api/media/${id}`, { token, body: { alt: 'At a desk' } });
    expect(await expiredTags(reword)).toContain(cacheTags.teamMembers);
  });

  it('has written what is signed with exactly the name, while it is published', async () => {
    const { name: author } = await add();
    const { body } = await createPost(token, { author, published: true });
    await createPost(token, { author: `${author} Jr.`, published: true });
    await createPost(token, { author });
    const written = async () => (await findAuthorPosts(payload, author)).map(({ slug }) => slug);
    expect(await written()).toEqual([body.frontmatter.slug]);
    await updatePost(token, body.frontmatter.slug, { published: false });
    expect(await written()).toEqual([]);
  });
});
