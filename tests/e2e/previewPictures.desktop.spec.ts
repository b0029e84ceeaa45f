import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { Media } from '@/payload-types';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

/** The picture that a page’s link preview shows, asked for as a network does. */
async function previewOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return { html, address, ...(await pictureAt(request, address)) };
}

async function pictureAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const data = await answer.body();
  const { width, height, format } = await sharp(data).metadata();
  return { data, kind: [answer.headers()['content-type'], format, width, height] };
}

/** Red, green and blue of the middle. */
async function middleOf(data: Buffer): Promise<number[]> {
  const region = { left: 590, top: 305, width: 20, height: 20 };
  const { channels } = await sharp(data).extract(region).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const red = { r: 200, g: 20, b: 20 };

async function upload(request: APIRequestContext, { token }: Editor): Promise<Media> {
  const picture = sharp({ create: { width: 1400, height: 900, channels: 3, background: red } });
  const answer = await request.post('/api/media', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      file: { name: 'red.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() },
      _payload: JSON.stringify({ alt: 'All red' }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { doc: Media }).doc;
}

async function trash(request: APIRequestContext, { token }: Editor, { filename }: Media) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.delete(`/api/images/delete-cover/${filename}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function restore(request: APIRequestContext, { token }: Editor, { id }: Media) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.patch(`/api/media/${id}?trash=true`, { headers, data: { deletedAt: null } });
  expect(answer.status(), await answer.text()).toBe(200);
}

const expectRed = async (data: Buffer) => {
  const [r = 0, g = 255, b = 255] = await middleOf(data);
  expect([r > 180, g < 50, b < 50]).toEqual([true, true, true]);
};

const jpeg = ['image/jpeg', 'jpeg', 1200, 630];

test('a link to a post shows its cover cut to size, or else its title, and nothing of a draft', async ({
  request,
}) => {
  const editor = await Editor.signIn(request);
  const post = await editor.write();
  const path = `/blog/${post.slug}`;
  const drawn = await previewOf(request, path);
  expect(drawn.address).toMatch(new RegExp(`/share/blog/${post.slug}\\.jpg$`));
  expect(drawn.kind).toEqual(jpeg);
  expect(drawn.data.byteLength).toBeLessThan(300_000);

  const picture = await upload(request, editor);
  await editor.publish(post, { cover: picture.id, coverAltText: 'A red field' });
  const { address } = drawn;
  await expect.poll(async () => (await pictureAt(request, address)).data.equals(drawn.data)).toBe(false);
  const cut = await previewOf(request, path);
  expect(cut.address).toBe(address);
  expect(cut.kind).toEqual(jpeg);
  expect(cut.html).toContain('<meta property="og:image:alt" content="A red field"');
  await expectRed(cut.data);

  await trash(request, editor, picture);
  await expect.poll(async () => (await pictureAt(request, address)).data.equals(drawn.data)).toBe(true);
  await restore(request, editor, picture);
  await expect.poll(async () => (await pictureAt(request, address)).data.equals(cut.data)).toBe(true);

  await editor.unpublish(post);
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  expect((await request.get('/share/blog/no-such-post.jpg')).status()).toBe(404);
});

test('titles in letters that the typefaces lack, and very long ones, make pictures too', async ({
  request,
}) => {
  const editor = await Editor.signIn(request);
  for (const title of [
    `数字化转型 ${Date.now()} 🚀`,
    `التحول الرقمي ${Date.now()}`,
    `${'A long title about invoices '.repeat(6)}${Date.now()}`,
  ]) {
    const { slug } = await editor.write({ title, slug: `preview-${crypto.randomUUID()}` });
    expect((await previewOf(request, `/blog/${slug}`)).kind).toEqual(jpeg);
  }
});

test('pages without a picture of their own show the one that the firm has chosen', async ({ request }) => {
  const editor = await Editor.signIn(request);
  const choose = async (sharePicture: number | null) => {
    const headers = { Authorization: `Bearer ${editor.token}` };
    const data = { sharePicture, _status: 'published' };
    const answer = await request.post('/api/globals/firm-facts', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const drawn = await previewOf(request, '/login');
  expect(drawn.kind).toEqual(jpeg);
  const picture = await upload(request, editor);
  const expectDrawn = (isDrawn: boolean) =>
    expect.poll(async () => (await pictureAt(request, drawn.address)).data.equals(drawn.data)).toBe(isDrawn);
  await choose(picture.id);
  try {
    await expectDrawn(false);
    await expectRed((await previewOf(request, '/login')).data);
    await trash(request, editor, picture);
    await expectDrawn(true);
    await restore(request, editor, picture);
    await expectDrawn(false);
  } finally {
    await choose(null);
  }
  const page = await previewOf(request, '/story');
  expect(page.kind).toEqual(['image/png', 'png', 1200, 630]);
});
