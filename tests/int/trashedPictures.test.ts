import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { isImageInTrash } from '@/database/tables/media';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import type { Uses } from '@/schemas/trash';
import { createPost, postPath, readPost, updatePost } from '../factories/adminPost';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { askWhileChanged } from '../helpers/askWhileChanged';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { named, restore } from '../helpers/trash';
import { uploadPicture } from '../helpers/uploadPicture';

let token: string;
let adminToken: string;
let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  ({ token, adminToken } = await staffTokens());
});

describe('a deleted picture', () => {
  it('is shown nowhere, says where it was used, and comes back to its posts', async () => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(900, 600)) })).body;
    const filename = doc.filename ?? '';
    const covered = (await createPost(token, { coverImage: filename, coverAltText: 'A desk' })).body;
    const showing = (await createPost(token, { content: `![Desk](/blog-images/${filename})\n` })).body;
    const uses = async () =>
      (await api<Uses[]>('GET', `/api/admin/blog/uses/media?ids=${doc.id}`, { token })).body[0];
    const usedBy = async () => (await uses())?.posts.map(({ id }) => id);
    expect(await usedBy()).toEqual([showing.id, covered.id]);
    await updatePost(token, showing.frontmatter.slug, { content: 'Without.\n' });

    const removal = await api('DELETE', `/api/images/delete-cover/${filename}`, { token });
    expect(removal.status).toBe(200);
    expect((await readPost(token, covered.frontmatter.slug)).body.frontmatter.coverImage).toBe('');
    expect(await isImageInTrash(payload, filename)).toBe(true);
    expect(existsSync(path.join(mediaDirectory, filename))).toBe(true);
    expect(await usedBy()).toEqual([covered.id]);

    expect((await restore(token, 'media', doc.id)).status).toBe(200);
    expect(await isImageInTrash(payload, filename)).toBe(false);
    expect((await readPost(token, covered.frontmatter.slug)).body.frontmatter.coverImage).toContain(filename);
  });

  it('stays when somebody is just saving a post that shows it', async () => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(906, 606)) })).body;
    const { id } = (await createPost(token)).body;
    const removal = await askWhileChanged(
      ['select from media where id = $1 for share', [doc.id]],
      () => api('DELETE', `/api/images/delete-cover/${doc.filename}`, { token }),
      [
        'insert into post_links (post_id, is_public, path) values ($1, false, $2)',
        [id, `/blog-images/${doc.filename}`],
      ],
    );
    expect(removal.status).toBe(409);
    expect(await isImageInTrash(payload, doc.filename ?? '')).toBe(false);
  });

  // Its own words make it a picture of the text, others a Markdown block that names it.
  it.each(['A desk', 'Desk'])('is waited for by a post that is to show it as ![%s]', async (words) => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(907, 607)) })).body;
    const content = `![${words}](/blog-images/${doc.filename})\n`;
    const saved = await askWhileChanged(['update media set deleted_at = now() where id = $1', [doc.id]], () =>
      createPost(token, { content }),
    );
    expect([saved.status, saved.body.content]).toEqual([201, content]);
  });

  it('is asked about together with others, and names posts in the trash that have it', async () => {
    const shots = await Promise.all([904, 905].map((width) => plainPng(width, 604)));
    const [shown, unused] = await Promise.all(
      shots.map(async (shot) => (await uploadPicture({ token, data: new Uint8Array(shot) })).body.doc),
    );
    // The older one: what is in the trash comes last, so that it never takes the place of one that is shown.
    const covered = (await createPost(token, { coverImage: shown?.filename, coverAltText: 'A desk' })).body;
    const post = (await createPost(token, { content: `![Desk](/blog-images/${shown?.filename})\n` })).body;
    await api('DELETE', postPath(post.frontmatter.slug), { token });
    const { body } = await api<Uses[]>(
      'GET',
      `/api/admin/blog/uses/media?ids=${shown?.id},${unused?.id},2147483647`,
      { token },
    );
    const rest = { people: [], pages: [], categories: [], isSharePicture: false, isLook: false };
    expect(body.toSorted((one, other) => one.id - other.id)).toEqual(
      [
        {
          ...{ id: shown?.id, name: shown?.filename, total: 2, ...rest },
          posts: [
            { ...named(covered), isTrashed: false },
            {
              id: post.id,
              slug: `${post.frontmatter.slug}~${post.id}`,
              title: post.frontmatter.title,
              isTrashed: true,
            },
          ],
        },
        { id: unused?.id, name: unused?.filename, total: 0, posts: [], ...rest },
      ].toSorted((one, other) => Number(one.id) - Number(other.id)),
    );
    for (const ids of ['', '0', '1,', 'x', Array(101).fill(1).join()]) {
      expect((await api('GET', `/api/admin/blog/uses/media?ids=${ids}`, { token })).status).toBe(400);
    }
  });

  it('is known as the picture of links to the site, as published or as a draft', async () => {
    const { doc } = (await uploadPicture({ token, data: new Uint8Array(await plainPng(903, 603)) })).body;
    const isSharePicture = async () =>
      (await api<Uses[]>('GET', `/api/admin/blog/uses/media?ids=${doc.id}`, { token })).body[0]
        ?.isSharePicture;
    const choose = (sharePicture: number | null, status: 'draft' | 'published') =>
      api('POST', `/api/globals/firm-facts${status === 'draft' ? '?draft=true' : ''}`, {
        token: adminToken,
        body: { sharePicture, _status: status },
      });
    expect(await isSharePicture()).toBe(false);
    await choose(doc.id, 'draft');
    expect(await isSharePicture()).toBe(true);
    await choose(doc.id, 'published');
    await choose(null, 'draft');
    expect(await isSharePicture()).toBe(true);
    await choose(null, 'published');
    expect(await isSharePicture()).toBe(false);
  });
});
