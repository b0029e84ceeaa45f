import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMediaFile, writeMediaFile } from '@/integrations/storage/mediaFiles';
import { findPost } from '@/queries/blog/getPost';
import type { ImportAnswer } from '@/schemas/blogImport';
import type { LibraryPicture } from '@/schemas/pictures';
import { signedInAccount } from '../factories/account';
import { createPost, freshSlug, readPost, updatePost } from '../factories/adminPost';
import { api } from '../helpers/api';
import { download, sendForm } from '../helpers/files';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { end, restore } from '../helpers/trash';

let token: string;
let adminToken: string;
let png: Buffer;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
  png = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#16674c' } })
    .png()
    .toBuffer();
});

const file = () => new File([new Uint8Array(png)], `Lamp ${freshSlug()}.png`, { type: 'image/png' });
const upload = (fields: Record<string, string | File>, as: string | undefined = token) =>
  sendForm<LibraryPicture & { message: string }>('/api/images/upload', fields, as);
const uploaded = async (alt = 'A lamp') => (await upload({ picture: file(), alt })).body;

describe('a picture for a text', () => {
  it('is kept with its words', async () => {
    const { status, body } = await upload({ picture: file(), alt: ' A lamp ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      url: `/blog-images/${body.filename}`,
      thumbnail: expect.stringMatching(/^\/blog-images\/lamp-.*-480x320\.webp$/),
      filename: expect.stringMatching(/^lamp-.*\.webp$/),
      alt: 'A lamp',
      isDecorative: false,
      width: 1200,
      height: 800,
    });
  });

  it('needs words, unless it is decorative', async () => {
    const refused = await upload({ picture: file() });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Say what the picture shows, or mark it as decorative.',
    ]);
    const { status, body } = await upload({ picture: file(), isDecorative: 'true' });
    expect([status, body.alt, body.isDecorative]).toEqual([201, '', true]);
  });

  it('is staff’s business', async () => {
    const { token: client } = await signedInAccount();
    expect((await upload({ picture: file(), alt: 'x' }, client)).status).toBe(403);
    expect((await api('GET', '/api/images/library', { token: client })).status).toBe(403);
  });

  it('is found in the library by its name and its words', async () => {
    const alt = `Lamp in ${freshSlug()}`;
    const picture = await uploaded(alt);
    for (const search of [alt.slice(8).toUpperCase(), picture.filename.slice(5, 40)]) {
      const { body } = await api<LibraryPicture[]>(
        'GET',
        `/api/images/library?search=${encodeURIComponent(search)}`,
        { token },
      );
      expect(body.map(({ id }) => id)).toEqual([picture.id]);
    }
    const { body } = await api<LibraryPicture[]>(
      'GET',
      `/api/images/library?search=${alt.replace('-', '_')}`,
      {
        token,
      },
    );
    expect(body).toEqual([]);
  });
});

describe('a picture in a text', () => {
  it('comes back as it was typed, and has its size on the page', async () => {
    const { filename, id, alt } = await uploaded();
    const content = `Words.\n\n![${alt}](/blog-images/${filename}#medium "Below it")\n\nSee ![Small](/blog-images/${filename}) here.`;
    const slug = freshSlug();
    await createPost(token, { slug, content, published: true });
    expect((await readPost(token, slug)).body.content).toBe(content);
    const answer = await findPost(await testPayload(), slug);
    const body = answer && 'post' in answer ? answer.post.body : [];
    expect(body[1]).toMatchObject({ kind: 'image', caption: 'Below it', width: 'medium' });
    expect(body[1]).toHaveProperty('picture.heightPx', 800);
    expect(body[2]).toHaveProperty('children.1.picture.widthPx', 1200);
    expect(body[2]).toHaveProperty('children.1.picture.alt', 'Small');
    const { docs } = await (
      await testPayload()
    ).find({ collection: 'posts', where: { slug: { equals: slug } }, depth: 0 });
    expect(JSON.stringify(docs[0]?.body)).toContain(`"type":"upload"`);
    expect(JSON.stringify(docs[0]?.body)).toContain(`"value":${id}`);
  });

  it('stays while a text or a draft shows it', async () => {
    const { filename, id } = await uploaded();
    const remove = () =>
      api<{ message: string }>('DELETE', `/api/images/delete-cover/${filename}`, { token });
    const slug = freshSlug();
    await createPost(token, {
      ...{
        slug,
        title: 'With a lamp',
        content: `In [a line] ![x](/blog-images/${filename})`,
        published: true,
      },
    });
    const refused = await remove();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This picture is in the text of “With a lamp”. Remove it there first.',
    ]);
    expect((await api('DELETE', `/api/media/${id}`, { token: adminToken })).status).toBe(409);
    const { id: postId } = (await readPost(token, slug)).body;
    await api('DELETE', `/api/admin/blog/post/${slug}`, { token });
    expect((await remove()).body.message).toBe(
      'This picture is in the text of “With a lamp” (in the trash). Remove it there first.',
    );
    await restore(token, 'posts', postId);
    await updatePost(token, slug, { content: 'Without.' });
    expect((await remove()).status).toBe(200);
  });
});

describe('an archive of posts', () => {
  it('carries the pictures of texts and covers, and brings them back under their names', async () => {
    const inText = await uploaded('In the text');
    const cover = await uploaded('On top');
    const slug = freshSlug();
    const content = `![${inText.alt}](${inText.url} "Below")`;
    await createPost(token, { slug, content, coverImage: cover.url, coverAltText: 'x', published: true });
    const { data } = await download('/api/admin/blog/export', token);
    const archive = unzipSync(data);
    const names = [inText, cover].map(({ filename }) => `blog-images/${filename}`);
    const files = [`${slug}.md`, ...names, 'blog-images/pictures.json'].map((name) => [name, archive[name]!]);
    const { id } = (await readPost(token, slug)).body;
    await api('DELETE', `/api/admin/blog/post/${slug}`, { token });
    await end(adminToken, 'posts', id);
    for (const { filename } of [inText, cover]) {
      const removed = await api('DELETE', `/api/images/delete-cover/${filename}`, { token });
      expect(removed.status).toBe(200);
    }
    // One has ended, the other one still is in the trash.
    await end(adminToken, 'media', cover.id);

    const zip = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
    const send = () =>
      sendForm<ImportAnswer>(
        '/api/admin/blog/import',
        { file: new File([new Uint8Array(zip)], 'a.zip') },
        token,
      );
    const { body } = await send();
    expect(body.files.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    expect((await readPost(token, slug)).body.content).toBe(content);
    const { body: found } = await api<LibraryPicture[]>(
      ...(['GET', `/api/images/library?search=${inText.filename}`, { token }] as const),
    );
    expect(found.map(({ filename, alt }) => [filename, alt])).toEqual([[inText.filename, 'In the text']]);
    expect((await send()).body.files.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'));
  });

  const importPicture = async (name: string) => {
    const zip = zipSync({ [`blog-images/${name}`]: new Uint8Array(await sharp(png).webp().toBuffer()) });
    const file = new File([new Uint8Array(zip)], 'a.zip');
    const { body } = await sendForm<ImportAnswer>('/api/admin/blog/import', { file }, token);
    return body.files[0];
  };

  it('brings a picture back over the file of an import that was cut off', async () => {
    const filename = `${freshSlug()}.webp`;
    await writeMediaFile(filename, new Uint8Array(1));
    expect(await importPicture(filename)).toMatchObject({ outcome: 'created' });
    const { docs } = await (
      await testPayload()
    ).find({ collection: 'media', where: { filename: { like: filename.replace('.webp', '') } } });
    expect(docs.map((picture) => picture.filename)).toEqual([filename]);
    expect((await readMediaFile(filename))?.length).toBeGreaterThan(1);
  });

  it('brings none back over a size of another picture', async () => {
    const filename = `${freshSlug()}.webp`;
    await importPicture(filename);
    const size = filename.replace('.webp', '-480x320.webp');
    const before = await readMediaFile(size);
    expect(before).not.toBeNull();
    expect(await importPicture(size)).toMatchObject({ outcome: 'refused' });
    expect(await readMediaFile(size)).toEqual(before);
  });
});
