import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPost, freshSlug, postPath, readPost, updatePost } from '../factories/adminPost';
import { api } from '../helpers/api';
import { staffTokens } from '../helpers/staffTokens';

let token: string;
beforeAll(async () => {
  ({ token } = await staffTokens());
});

/** A public post, whose slug is that of its title; and its first version, which no reader has seen. */
async function publicPost(content = 'A text.\n') {
  const title = `Restored ${randomUUID()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const { body } = await createPost(token, { title, slug, content });
  await updatePost(token, slug, { published: true, content: 'Another text.\n' });
  const versions = await api<{ id: number }[]>('GET', `${postPath(slug)}/versions`, { token });
  return { id: body.id, slug, title, first: versions.body.at(-1)?.id ?? 0 };
}

/** As the panel does. */
const restoreInPanel = (version: number, draft = true) =>
  api('POST', `/api/posts/versions/${version}${draft ? '?draft=true' : ''}`, { token });
const change = (id: number, body: object, query = '') =>
  api('PATCH', `/api/posts/${id}${query}`, { token, body });
const stored = async (id: number) =>
  (await api<{ slug: string; formerSlugs?: string[] }>('GET', `/api/posts/${id}?depth=0`, { token })).body;

describe('a version that is brought back in the panel', () => {
  it('keeps the address of a post that readers know, whatever its title becomes', async () => {
    const { id, slug, title, first } = await publicPost();
    expect((await restoreInPanel(first)).status).toBe(200);
    await change(id, { title: `${title} corrected`, _status: 'draft' }, '?draft=true');
    await change(id, { _status: 'published' });
    expect((await stored(id)).slug).toBe(slug);
  });

  it('lets readers find a post under the address that it had before, also once it was taken back', async () => {
    const { id, slug, first } = await publicPost();
    await restoreInPanel(first);
    await updatePost(token, slug, { published: false });
    const later = freshSlug();
    await updatePost(token, slug, { slug: later, published: true });
    expect(await stored(id)).toMatchObject({ slug: later, formerSlugs: [slug] });
  });

  it.each([true, false])('is the text as it was typed (as a draft: %s)', async (asDraft) => {
    const typed = 'Costs\n=====\n\n* in *dollars*\n* in _hours_\n';
    const { slug, first } = await publicPost(typed);
    expect((await restoreInPanel(first, asDraft)).status).toBe(200);
    expect((await readPost(token, slug)).body.content).toBe(typed);
  });
});
