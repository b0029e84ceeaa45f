import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/(frontend)/blog-images/[filename]/route';
import { blogLimits } from '@/domain/blog/blogLimits';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import type { Media } from '@/payload-types';
import type { LibraryPicture } from '@/schemas/pictures';
import { signedInAccount } from '../factories/account';
import { animatedPng, pngThatClaims } from '../factories/picture';
import { writePost } from '../factories/post';
import { api, handle, openApi, siteUrl } from '../helpers/api';
import { sendForm } from '../helpers/files';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

const bytes = (content: string | Buffer) => new Uint8Array(Buffer.from(content));
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16674c' } });

const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  });

const fetchPicture = (filename: string) =>
  GET(new Request('http://localhost:3000/blog-images/x'), { params: Promise.resolve({ filename }) });

const files = () => (existsSync(mediaDirectory) ? readdirSync(mediaDirectory).sort() : []);
const rows = async () => (await (await testPayload()).count({ collection: 'media' })).totalDocs;

let token: string;
let adminToken: string;
let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
  png = bytes(await blank(1200, 800).png().toBuffer());
});

describe('uploading a picture', () => {
  it('keeps it as WebP in several widths, under a name of the server’s own', async () => {
    const { status, body } = await uploadPicture({ token, data: png });
    expect(status).toBe(201);
    const { filename, mimeType, url, sizes } = body.doc;
    expect(filename).toMatch(/^desk-lamp-[0-9a-f]{8}\.webp$/);
    expect([mimeType, url]).toEqual(['image/webp', `/blog-images/${filename}`]);
    expect([sizes?.small?.width, sizes?.medium?.width, sizes?.large?.filename]).toEqual([480, 960, null]);
    expect(files()).toEqual(
      expect.arrayContaining([filename, sizes?.small?.filename, sizes?.medium?.filename]),
    );
  });

  it.each(['../../../etc/passwd.png', '..%2f..%2fx.png', 'a.php', 'con.svg', '.htaccess', 'x'.repeat(4000)])(
    'takes no path from the name %j',
    async (name) => {
      const { body } = await uploadPicture({ token, data: png, name });
      expect(body.doc.filename).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.webp$/);
      expect(files()).toContain(body.doc.filename);
    },
  );

  it('keeps one that comes several times at once under as many names', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => uploadPicture({ token, data: png })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.doc.filename)).size).toBe(4);
  });

  it('drops what a file carries besides its picture', async () => {
    const withPlace = blank(600, 400).withExif({ IFD0: { Copyright: 'secret-place' } });
    const jpeg = Buffer.concat([await withPlace.jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await uploadPicture({ token, data: bytes(jpeg), type: 'image/jpeg' });
    const kept = Buffer.from(await (await fetchPicture(body.doc.filename ?? '')).arrayBuffer());
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('script')).toBe(false);
  });

  it('scales down what is wider than any screen of the site', async () => {
    const wide = bytes(await blank(5000, 1000).png().toBuffer());
    const { body } = await uploadPicture({ token, data: wide });
    expect([body.doc.width, body.doc.height]).toEqual([2400, 480]);
  });

  /** As phones keep a photograph: lying on its side, with a note to turn it. */
  const lyingPhoto = async (width: number, height: number) =>
    bytes(await blank(height, width).withMetadata({ orientation: 6 }).jpeg().toBuffer());

  it.each([
    // Upright, then what is kept of it: nothing that is wider than the picture, and all that is narrower.
    [1000, 1600, [480, 960, undefined]],
    [1600, 1000, [480, 960, 1600]],
    [2000, 700, [480, 960, 1600]],
    [700, 2000, [480, undefined, undefined]],
    [400, 1700, [undefined, undefined, undefined]],
  ])('turns a photograph of %i by %i upright before it is measured', async (width, height, widths) => {
    const photo = await lyingPhoto(width, height);
    const { body } = await uploadPicture({ token, data: photo, name: 'Desk.jpg', type: 'image/jpeg' });
    const { sizes, ...doc } = body.doc;
    expect([doc.width, doc.height]).toEqual([width, height]);
    const kept = [sizes?.small, sizes?.medium, sizes?.large];
    expect(kept.map((size) => size?.width ?? undefined)).toEqual(widths);
    for (const size of kept) {
      if (!size?.width) continue;
      expect(size.height).toBe(Math.round((height * size.width) / width));
      const file = await sharp(path.join(mediaDirectory, size.filename ?? '')).metadata();
      expect([file.width, file.height, file.orientation]).toEqual([size.width, size.height, undefined]);
    }
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG called PNG', svg, 'image/png', 415],
    ['an SVG', svg, 'image/svg+xml', 415],
    ['XML with an SVG in it', `<?xml version="1.0"?>${svg}`, 'image/png', 415],
    ['HTML called PNG', '<html><script>alert(1)</script></html>', 'image/png', 415],
    ['a script called GIF', 'GIF89a/*\u0000*/=1;alert(1)', 'image/png', 400],
    ['a PDF', '%PDF-1.7', 'image/webp', 415],
    ['a PNG without a picture', '\x89PNG\r\n\x1a\n', 'image/png', 400],
    ['nothing', '', 'image/png', 415],
  ])('refuses %s', async (_, content, type, status) => {
    const before = [files(), await rows()];
    const answer = await uploadPicture({ token, data: bytes(Buffer.from(content, 'latin1')), type });
    expect(answer.status).toBe(status);
    expect([files(), await rows()]).toEqual(before);
  });

  it('refuses what is larger than 25 MB, or would be too large once it is decoded', async () => {
    const before = [files(), await rows()];
    const heavy = new Uint8Array(25 * 1024 * 1024 + 1);
    heavy.set(png);
    expect((await uploadPicture({ token, data: heavy })).status).toBe(413);
    const huge = await uploadPicture({ token, data: bytes(await pngThatClaims(10_000, 6_100)) });
    expect([huge.status, huge.body.errors?.[0]?.message]).toEqual([
      400,
      'This picture has more than 60 megapixels. Scale it down, then upload it again.',
    ]);
    expect([files(), await rows()]).toEqual(before);
  });

  it('scales a photograph of 24 megapixels down, in the panel and in the portal', async () => {
    const grain = await noise(1000, 1000).png().toBuffer();
    const photo = bytes(
      await sharp(grain)
        .resize(6000, 4000, { kernel: 'nearest', fit: 'fill' })
        .withExif({ IFD0: { Copyright: 'secret-place' } })
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
    expect(photo.length).toBeGreaterThan(8 * 1024 * 1024);
    const { status, body } = await uploadPicture({ token, data: photo, type: 'image/jpeg' });
    expect([status, body.doc.width, body.doc.height]).toEqual([201, 2400, 1600]);
    expect([body.doc.sizes?.small?.width, body.doc.sizes?.large?.height]).toEqual([480, 1067]);
    const stored = await sharp(path.join(mediaDirectory, body.doc.filename ?? '')).metadata();
    expect([stored.format, stored.width, stored.exif]).toEqual(['webp', 2400, undefined]);
    const inPortal = await sendForm<LibraryPicture>(
      '/api/images/upload',
      { picture: new File([photo], 'Desk.jpg', { type: 'image/jpeg' }), alt: 'A desk' },
      token,
    );
    expect([inPortal.status, inPortal.body.width, inPortal.body.height]).toEqual([201, 2400, 1600]);
  });

  it('reads AVIF and a GIF that stands still', async () => {
    for (const [type, data] of [
      ['image/avif', await blank(600, 400).avif({ effort: 0 }).toBuffer()],
      ['image/gif', await blank(600, 400).gif().toBuffer()],
    ] as const) {
      const { status, body } = await uploadPicture({ token, data: bytes(data), name: 'Desk', type });
      expect([status, body.doc.mimeType, body.doc.width, body.doc.height]).toEqual([
        ...[201, 'image/webp', 600, 400],
      ]);
      const stored = await sharp(path.join(mediaDirectory, body.doc.filename ?? '')).metadata();
      expect([stored.format, stored.width]).toEqual(['webp', 600]);
    }
  });

  it('says of a photograph of an iPhone how it becomes one that can be read', async () => {
    const before = [files(), await rows()];
    const heic = bytes(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    const { status, body } = await uploadPicture({ token, data: heic, type: 'image/heic' });
    expect([status, body.errors?.[0]?.message]).toEqual([
      415,
      'HEIC pictures can’t be read. On the iPhone, choose Settings > Camera > Formats > Most Compatible for new photos, or export this one as JPEG from Photos.',
    ]);
    expect([files(), await rows()]).toEqual(before);
  });

  it('refuses a strip that would be a line on the page, and says what to do', async () => {
    const strip = bytes(await blank(5000, 100).png().toBuffer());
    const { status, body } = await uploadPicture({ token, data: strip });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(
      'Crop it so that its longer side is at most 10 times the shorter one.',
    );
  });

  it('refuses damaged and animated pictures, and says what to do', async () => {
    const before = [files(), await rows()];
    const grain = noise(900, 600);
    const cut = (file: Buffer) => bytes(file.subarray(0, file.length / 2));
    const frames = sharp(
      [await blank(20, 20).png().toBuffer(), await grain.clone().resize(20, 20).png().toBuffer()],
      { join: { animated: true } },
    );
    const answers = [];
    for (const [type, data] of [
      ['image/jpeg', cut(await grain.clone().jpeg().toBuffer())],
      ['image/png', cut(await grain.clone().png().toBuffer())],
      ['image/webp', cut(await grain.clone().webp().toBuffer())],
      ['image/webp', bytes(await frames.webp().toBuffer())],
      ['image/gif', bytes(await frames.gif().toBuffer())],
      ['image/png', bytes(await animatedPng())],
      ['image/apng', bytes(await animatedPng())],
    ] as const) {
      const { status, body } = await uploadPicture({ token, data, type });
      answers.push([status, body.errors?.map(({ message }) => message)]);
    }
    const damaged = [400, [expect.stringMatching(/damaged.*export it again/)]];
    const moving = [400, [expect.stringContaining('Save one frame as a PNG, JPG or WebP picture')]];
    expect(answers).toEqual([damaged, damaged, damaged, moving, moving, moving, moving]);
    expect([files(), await rows()]).toEqual(before);
  });

  it('is fetched from nowhere: what names an address instead of a file is refused', async () => {
    const before = [files(), await rows()];
    const named = { filename: 'x.png', url: 'https://pictures.example/x.png', alt: 'A desk' };
    const form = new FormData();
    form.append('_payload', JSON.stringify(named));
    const asForm = new Request(`${siteUrl}/api/media`, {
      ...{ method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form },
    });
    const sent = [
      await openApi('POST', '/api/media', { token, body: named }),
      await openApi('POST', '/api/media', { token, body: { alt: 'A desk' } }),
      await handle('POST', '/api/media', asForm),
    ];
    for (const response of sent) {
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      expect([response.status, errors[0]?.message]).toEqual([400, 'Choose a picture.']);
    }
    expect([files(), await rows()]).toEqual(before);
  });

  it('wants words for people who can’t see it', async () => {
    const before = [files(), await rows()];
    expect((await uploadPicture({ token, data: png, alt: '' })).status).toBe(400);
    expect([files(), await rows()]).toEqual(before);
  });

  it('is for staff', async () => {
    const client = await signedInAccount();
    expect((await uploadPicture({ data: png })).status).toBe(404);
    expect((await uploadPicture({ data: png, token: client.token })).status).toBe(404);
  });

  it('keeps neither row nor file when the disk fails', async () => {
    const before = await rows();
    const aside = `${mediaDirectory}-aside`;
    renameSync(mediaDirectory, aside);
    writeFileSync(mediaDirectory, 'not a folder');
    const answer = await uploadPicture({ token, data: png });
    rmSync(mediaDirectory);
    renameSync(aside, mediaDirectory);
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([507, 'Upload failed']);
    expect(await rows()).toBe(before);
    expect(files().filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a library that is full', () => {
  it('takes no further picture, and says so', async () => {
    const { pool } = (await testPayload()).db;
    await pool.query(
      `insert into media (filename, alt, deleted_at) select 'filler-' || number, 'filler', now() from generate_series(1, $1::int) as number`,
      [blogLimits.maxImages],
    );
    const before = files();
    const { status, body } = await uploadPicture({ token, data: png });
    await pool.query(`delete from media where alt = 'filler'`);
    expect([status, body.errors?.[0]?.message]).toEqual([
      409,
      'The library keeps up to 5000 pictures, those in the trash included. An administrator can make room by deleting some of those for good.',
    ]);
    expect(files()).toEqual(before);
    expect((await uploadPicture({ token, data: png })).status).toBe(201);
  });
});

describe('/blog-images', () => {
  it('serves pictures to everyone, to be kept for good', async () => {
    const { doc } = (await uploadPicture({ token, data: png })).body;
    const response = await fetchPicture(doc.filename ?? '');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(doc.filesize),
    });
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('webp');
  });

  it.each([
    '../package.json',
    '..%2fpackage.json',
    '..%252fpackage.json',
    '....//package.json',
    '/etc/passwd',
    'a\u0000.webp',
    '.part-1.webp',
    'a.png',
    'a.svg',
    `${'a'.repeat(4000)}.webp`,
  ])('refuses %j', async (name) => expect((await fetchPicture(name)).status).toBe(400));

  it('answers 404 for what is not there', async () => {
    expect((await fetchPicture('not-there.webp')).status).toBe(404);
  });
});

describe('a picture', () => {
  it('keeps its content; its words can change', async () => {
    const { doc } = (await uploadPicture({ token, data: png })).body;
    const changed = await api<{ doc: { alt: string } }>('PATCH', `/api/media/${doc.id}`, {
      token,
      body: { alt: 'A tidy desk', filename: 'other.webp', filesize: 1 },
    });
    expect(changed.body.doc).toMatchObject({ alt: 'A tidy desk', filename: doc.filename });
    // Payload would fetch it anew for any of these, from wherever the caller says that the site is.
    const query = 'uploadEdits[crop][width]=10&uploadEdits[crop][height]=10&uploadEdits[widthInPixels]=9';
    const url = 'https://pictures.example/x.png';
    for (const [asked, body] of [
      [query, { filename: 'x.png', url }],
      ['', { filename: 'x.png', url, focalX: 3, focalY: 4 }],
    ] as const) {
      const { body: answer, status } = await api<{ doc: Media }>('PATCH', `/api/media/${doc.id}?${asked}`, {
        token,
        body,
      });
      expect(status).toBe(200);
      expect(answer.doc).toMatchObject({ filename: doc.filename, url: doc.url, width: doc.width });
    }
  });

  it('keeps words that somebody else wrote in the meantime, unless whoever saves has seen them', async () => {
    const { doc } = (await uploadPicture({ token, data: png })).body;
    const describe = (alt: string, updatedAt?: string) =>
      api<{ doc: { alt: string; updatedAt: string } }>('PATCH', `/api/media/${doc.id}`, {
        ...{ token, body: { alt, isDecorative: false, updatedAt } },
      });
    const shown = (await describe('As both have read it')).body.doc.updatedAt;
    const both = await Promise.all(['One', 'Other'].map((alt) => describe(alt, shown)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)?.body.doc;
    const stored = async () =>
      (await api<{ alt: string; updatedAt: string }>('GET', `/api/media/${doc.id}`, { token })).body;
    expect(await stored()).toMatchObject({ alt: first?.alt, updatedAt: first?.updatedAt });
    const again = await describe('Seen', first?.updatedAt);
    expect((await describe('Seen again', again.body.doc.updatedAt)).status).toBe(200);
    expect((await describe('Whatever is there')).status).toBe(200);
    expect((await stored()).alt).toBe('Whatever is there');
  });

  it('leaves its posts when it is deleted, and the disk', async () => {
    const { doc } = (await uploadPicture({ token, data: png })).body;
    const post = (await writePost({ token, fields: { cover: doc.id } })).body.doc;
    const own = [doc.filename, doc.sizes?.small?.filename].map((name) =>
      path.join(mediaDirectory, name ?? ''),
    );
    expect(own.map(existsSync)).toEqual([true, true]);
    expect((await api('DELETE', `/api/media/${doc.id}`, { token: adminToken })).status).toBe(200);
    expect(own.map(existsSync)).toEqual([false, false]);
    expect((await api('GET', `/api/posts/${post.id}`, { token })).body.cover).toBeNull();
  });
});
