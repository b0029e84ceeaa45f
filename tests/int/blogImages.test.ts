import crypto from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import { signedInAccount } from '../factories/account';
import { createPost, freshSlug, readPost, updatePost } from '../factories/adminPost';
import { pngThatClaims } from '../factories/picture';
import { api, siteUrl } from '../helpers/api';
import { sendForm } from '../helpers/files';
import { testPayload } from '../helpers/testPayload';

interface Uploaded {
  url: string;
  filename: string;
  message: string;
  error: string;
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16674c' } });
const fileOf = (data: Buffer, name = 'cover.png') =>
  new File([new Uint8Array(data)], name, { type: 'image/png' });

let token: string;
let png: Buffer;

beforeAll(async () => {
  ({ token } = await signedInAccount({ role: 'marketer' }));
  png = await blank(900, 600).png().toBuffer();
});

const upload = (fields: Record<string, string | File>, as: string | undefined = token) =>
  sendForm<Uploaded>('/api/images/upload-cover', fields, as);
const uploadCover = async (slug = freshSlug()) => (await upload({ cover: fileOf(png), slug })).body;
const deleteCover = (filename: string, as: string | undefined = token) =>
  api('DELETE', `/api/images/delete-cover/${filename}`, { token: as });

/** Names what is uploaded meanwhile as if by this chance. */
async function withMark<Result>(mark: string, work: () => Promise<Result>): Promise<Result> {
  const { randomBytes } = crypto;
  const foreseen = (size: number) => (size === 4 ? Buffer.from(mark, 'hex') : randomBytes(size));
  Object.assign(crypto, { randomBytes: foreseen });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(crypto, { randomBytes });
    syncBuiltinESMExports();
  }
}

/** What was deleted waits in the trash with its files. */
async function endTrashed(filename: string) {
  const payload = await testPayload();
  const where = { filename: { equals: filename } };
  await payload.delete({ collection: 'media', where, trash: true });
}

const files = () => (existsSync(mediaDirectory) ? readdirSync(mediaDirectory).sort() : []);
const stored = async () => [files(), (await (await testPayload()).count({ collection: 'media' })).totalDocs];

describe('uploading a cover', () => {
  it('names it after the post, and like no other', async () => {
    const slug = freshSlug();
    const { status, body } = await upload({ cover: fileOf(png, '../../x.svg'), slug });
    expect(status).toBe(201);
    expect(body.filename).toMatch(new RegExp(`^${slug}-[0-9a-f]{8}\\.webp$`));
    expect(body).toEqual({ url: `/blog-images/${body.filename}`, filename: body.filename });
    expect(files()).toContain(body.filename);
  });

  it('keeps all of it or nothing when the disk takes only a part', async () => {
    const slug = freshSlug();
    const before = await stored();
    // No file can be written where a folder is.
    const folder = path.join(mediaDirectory, `${slug}-1a2b3c4d-480x320.webp`);
    mkdirSync(folder);
    const { status, body } = await withMark('1a2b3c4d', () => upload({ cover: fileOf(png), slug }));
    rmdirSync(folder);
    expect([status, body.message, body.error]).toEqual([507, 'Upload failed', 'Upload failed']);
    expect(await stored()).toEqual(before);
  });

  it('wants a slug and a picture', async () => {
    const without = await upload({ cover: fileOf(png) });
    expect([without.status, without.body.error]).toEqual([400, 'Post slug is required for image upload']);
    expect((await upload({ slug: 'x' })).status).toBe(400);
    expect((await upload({ slug: 'x', cover: 'text' })).status).toBe(400);
  });

  it.each([
    ['an SVG named .png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['HTML named .png', () => Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a truncated JPEG', async () => (await blank(900, 600).jpeg().toBuffer()).subarray(0, 700), 400],
    ['61 megapixels', () => pngThatClaims(10_000, 6_100), 400],
    ['6 MB', () => Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]), 413],
    ['20 MB', () => Buffer.alloc(20 * 1024 * 1024), 413],
    ['nothing', () => Buffer.alloc(0), 415],
  ])('refuses %s and stores nothing', async (_, make, status) => {
    const before = await stored();
    const answer = await upload({ cover: fileOf(await make()), slug: freshSlug() });
    expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
    expect(await stored()).toEqual(before);
  });

  it('says its own limit, which is lower than that of the library', async () => {
    const { status, body } = await upload({
      cover: fileOf(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])),
      slug: freshSlug(),
    });
    expect([status, body.error]).toEqual([413, 'Image size must be at most 5 MB']);
  });

  it('refuses what is no form', async () => {
    const answer = await api('POST', '/api/images/upload-cover', { token, body: { slug: 'x' } });
    expect(answer.status).toBe(400);
  });
});

describe('a cover', () => {
  it('is named by its file, its path or its address here', async () => {
    const { filename, url } = await uploadCover();
    for (const coverImage of [filename, url, `${siteUrl}${url}`, `${url}?t=1732099999`]) {
      const { status, body } = await createPost(token, { coverImage });
      expect([status, body.frontmatter.coverImage]).toEqual([201, url]);
    }
  });

  it('at another site is kept as it is', async () => {
    const coverImage = 'https://other.example/a.png?b=c';
    const { body } = await createPost(token, { coverImage, coverAltText: 'A desk', published: true });
    expect(body.frontmatter.coverImage).toBe(coverImage);
  });

  it('holds publishing back until it has words, or is decorative', async () => {
    const { filename, url } = await uploadCover();
    const refused = await createPost(token, { coverImage: filename, published: true });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'coverAltText']);
    const { body } = await createPost(token, { coverImage: filename });
    const { slug } = body.frontmatter;
    expect((await updatePost(token, slug, { published: true })).status).toBe(400);
    const inCms = await api('PATCH', `/api/posts/${body.id}`, { token, body: { _status: 'published' } });
    expect(inCms.status).toBe(400);
    expect((await updatePost(token, slug, { published: true, coverAltText: 'A desk' })).status).toBe(200);
    const decorative = await createPost(token, { coverImage: url, coverIsDecorative: true, published: true });
    expect(decorative.status).toBe(201);
  });

  it('gives the library its words when they are written, not while they are typed', async () => {
    const { filename } = await uploadCover();
    const { body } = await createPost(token, { coverImage: filename });
    const wordsInLibrary = async () => {
      const where = { filename: { equals: filename } };
      return (
        (await (await testPayload()).find({ collection: 'media', where, depth: 0 })).docs[0]?.alt ?? null
      );
    };
    for (const coverAltText of ['A de', 'A desk with three screens']) {
      const typed = { coverAltText, _status: 'draft' };
      await api('PATCH', `/api/posts/${body.id}?draft=true&autosave=true`, { token, body: typed });
      expect(await wordsInLibrary()).toBeNull();
    }
    await api('PATCH', `/api/posts/${body.id}`, { token, body: { _status: 'published' } });
    expect(await wordsInLibrary()).toBe('A desk with three screens');
  });

  it('shows the words of its picture, unless its post has others', async () => {
    const { filename } = await uploadCover();
    const written = await createPost(token, { coverImage: filename, coverAltText: 'A desk' });
    const { slug, coverAltText } = written.body.frontmatter;
    expect(coverAltText).toBe('A desk');
    const payload = await testPayload();
    const where = { filename: { equals: filename } };
    const inPost = async () =>
      (
        await api<{ coverAltText: string | null }>('GET', `/api/posts/${written.body.id}?draft=true`, {
          token,
        })
      ).body.coverAltText;
    expect(await inPost()).toBeNull();
    await payload.update({ collection: 'media', where, data: { alt: 'A tidy desk' } });
    expect((await readPost(token, slug)).body.frontmatter.coverAltText).toBe('A tidy desk');
    await updatePost(token, slug, { coverAltText: 'Where we write' });
    expect([await inPost(), (await readPost(token, slug)).body.frontmatter.coverAltText]).toEqual([
      ...['Where we write', 'Where we write'],
    ]);
    await updatePost(token, slug, { coverAltText: '' });
    expect((await readPost(token, slug)).body.frontmatter.coverAltText).toBe('A tidy desk');
    await payload.update({ collection: 'media', where, data: { alt: '', isDecorative: true } });
    expect((await updatePost(token, slug, { published: true })).status).toBe(200);
  });

  it('can be taken from its post when it lies on another site', async () => {
    const coverImage = 'https://other.example/cover.png';
    const { frontmatter } = (await createPost(token, { coverImage, coverAltText: 'A desk' })).body;
    expect(frontmatter.coverImage).toBe(coverImage);
    await updatePost(token, frontmatter.slug, { coverImage: '' });
    expect((await readPost(token, frontmatter.slug)).body.frontmatter.coverImage).toBe('');
  });

  it('can be taken from its post, and be deleted with everything of it', async () => {
    const { filename } = await uploadCover();
    const [first, second] = [
      (await createPost(token, { coverImage: filename, coverAltText: 'A desk', published: true })).body,
      (await createPost(token, { coverImage: filename })).body,
    ];
    const without = await updatePost(token, first.frontmatter.slug, { coverImage: '' });
    expect(without.body.frontmatter.coverImage).toBe('');
    expect((await deleteCover(filename)).status).toBe(200);
    expect((await readPost(token, second.frontmatter.slug)).body.frontmatter.coverImage).toBe('');
    expect((await deleteCover(filename)).status).toBe(404);
    await endTrashed(filename);
    expect(String((await stored())[0])).not.toContain(filename.replace('.webp', ''));
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'a.png', 'a%00.webp', `${'a'.repeat(300)}.webp`])(
    'is never called %s',
    async (name) => expect((await deleteCover(name)).status).toBe(400),
  );

  it('is the business of staff', async () => {
    const { filename } = await uploadCover();
    const client = await signedInAccount();
    expect((await upload({ cover: fileOf(png), slug: 'x' }, client.token)).status).toBe(403);
    expect((await deleteCover(filename, client.token)).status).toBe(403);
    expect((await api('DELETE', `/api/images/delete-cover/${filename}`)).status).toBe(401);
    expect((await sendForm('/api/images/upload-cover', { slug: 'x' })).status).toBe(401);
    expect((await stored())[0]).toContain(filename);
  });
});
