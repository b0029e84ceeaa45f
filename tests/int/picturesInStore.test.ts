import { existsSync, readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/(frontend)/blog-images/[filename]/route';
import { runInRenderScope, type RenderScope } from '@/integrations/pageCache/renderScope';
import { setCurrentStorage } from '@/integrations/storage/currentStorage';
import { mediaDirectory } from '@/integrations/storage/mediaDirectory';
import type { ImageBucket } from '@/integrations/storage/ImageBucket.mjs';
import { sweepImages } from '@/operations/jobs/cleanUp';
import { signedInAccount } from '../factories/account';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { sendForm } from '../helpers/files';
import { clear, openStore } from '../helpers/openStore';
import type { PrivateStore } from '../helpers/PrivateStore';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

describe('a site whose pictures are in a store', () => {
  let store: PrivateStore;
  let bucket: ImageBucket;
  let token: string;
  let data: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    ({ store, bucket } = await openStore());
    ({ token } = await signedInAccount({ role: 'admin' }));
    data = new Uint8Array(await plainPng(1000, 400));
    setCurrentStorage(bucket);
  });
  afterAll(async () => {
    setCurrentStorage();
    await store.stop();
  });
  afterEach(async () => {
    await store.comeBack();
    await clear(bucket);
  });

  const get = (filename: string) =>
    GET(new Request('http://localhost:3000/blog-images/x'), { params: Promise.resolve({ filename }) });
  const rows = async () => (await (await testPayload()).count({ collection: 'media' })).totalDocs;
  const folderOfBefore = () => (existsSync(mediaDirectory) ? readdirSync(mediaDirectory).sort() : []);
  const upload = async () => {
    const { doc } = (await uploadPicture({ token, data })).body;
    const names = [doc, ...Object.values(doc.sizes ?? {})].flatMap((file) => file?.filename ?? []);
    return { doc, names };
  };

  it('keeps them there, in all sizes, and nothing in the folder', async () => {
    const before = folderOfBefore();
    const { names } = await upload();
    expect(names).toHaveLength(3);
    expect((await bucket.names()).sort()).toEqual(names.sort());
    expect(folderOfBefore()).toEqual(before);
    const answer = await get(names[0] ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const content = Buffer.from(await answer.arrayBuffer());
    expect((await bucket.read(names[0] ?? ''))?.equals(content)).toBe(true);
    expect((await get('none.webp')).status).toBe(404);
  });

  it('says that they are away, for a moment that nobody keeps', async () => {
    const { names } = await upload();
    await store.goAway();
    const origin: RenderScope = { startedAt: 0, hasExpired: () => false };
    const answer = await runInRenderScope(origin, () => get(names[0] ?? ''));
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(origin.making).toBeUndefined();
    expect(((await answer.json()) as { message: string }).message).toContain('can’t be reached right now');
    await store.comeBack();
    expect((await get(names[0] ?? '')).status).toBe(200);
  });

  it.each(['away', 'silent'])(
    'refuses an upload in words while the store is %s, and keeps nothing',
    async (how) => {
      const before = [await rows(), folderOfBefore()];
      if (how === 'away') await store.goAway();
      else store.mood = 'is silent';
      const [fromPanel, cover] = await Promise.all([
        uploadPicture({ token, data }),
        sendForm('/api/images/upload-cover', { slug: 'away', cover: new File([data], 'a.png') }, token),
      ]);
      const words = 'Pictures can’t be reached right now. Try again in a few minutes.';
      expect([fromPanel.status, fromPanel.body.errors?.[0]?.message]).toEqual([503, words]);
      expect([cover.status, cover.body.message, cover.headers.get('retry-after')]).toEqual([
        503,
        words,
        '10',
      ]);
      await store.comeBack();
      expect([await rows(), folderOfBefore()]).toEqual(before);
      expect(await bucket.names()).toEqual([]);
    },
  );

  it('keeps all of it or nothing when the store takes only a part', async () => {
    const before = await rows();
    store.refusedName = /-480x/;
    const answer = await uploadPicture({ token, data });
    expect(answer.status).toBe(503);
    expect([await rows(), await bucket.names()]).toEqual([before, []]);
  });

  it('removes them in all sizes, whatever is asked back', async () => {
    const { doc } = await upload();
    const answer = await api('DELETE', `/api/media/${doc.id}?select[alt]=true`, { token });
    expect(answer.status).toBe(200);
    expect(await bucket.names()).toEqual([]);
    const [one, two] = [await upload(), await upload()];
    const both = `/api/media?where[id][in]=${one.doc.id},${two.doc.id}&select[alt]=true`;
    expect((await api('DELETE', both, { token })).status).toBe(200);
    expect(await bucket.names()).toEqual([]);
  });

  it('removes no row whose files it can’t remove', async () => {
    const { doc, names } = await upload();
    await store.goAway();
    expect((await api('DELETE', `/api/media/${doc.id}`, { token })).status).toBe(503);
    await store.comeBack();
    expect((await get(names[0] ?? '')).status).toBe(200);
    expect((await api('DELETE', `/api/media/${doc.id}`, { token })).status).toBe(200);
    expect(await bucket.names()).toEqual([]);
  });

  it('keeps only that one of several rows whose files it can’t remove', async () => {
    const [gone, held] = [await upload(), await upload()];
    const before = await rows();
    const ids = [gone.doc.id, held.doc.id];
    const remove = () => api('DELETE', `/api/media?where[id][in]=${ids.join(',')}`, { token });
    store.heldName = new RegExp(held.names[0] ?? '');
    const refused = await remove();
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      docs: [{ id: gone.doc.id }],
      errors: [{ id: held.doc.id, message: expect.stringContaining('can’t be reached right now') as string }],
    });
    expect(await rows()).toBe(before - 1);
    expect(await bucket.names()).toContain(held.names[0]);
    expect((await bucket.names()).some((name) => gone.names.includes(name))).toBe(false);
    await store.comeBack();
    expect((await remove()).status).toBe(200);
    expect([await rows(), await bucket.names()]).toEqual([before - 2, []]);
  });

  it('sweeps up what no row names after a day, and leaves a store alone that is another site’s', async () => {
    const { names } = await upload();
    const req = { payload: await testPayload() } as Parameters<typeof sweepImages>[0];
    const write = async (name: string, days: number) => {
      await bucket.write(name, Buffer.from('x'));
      await store.age(name, days);
    };
    for (const name of names) await store.age(name, 400);
    await write('old.webp', 2);
    await write('young.webp', 0.5);
    await sweepImages(req);
    expect((await bucket.names()).sort()).toEqual([...names, 'young.webp'].sort());
    for (const number of [1, 2, 3, 4]) await write(`foreign-${number}.webp`, 30);
    await sweepImages(req);
    expect(await bucket.names()).toHaveLength(names.length + 5);
    await store.goAway();
    await expect(sweepImages(req)).rejects.toThrow('can’t be reached');
    await store.comeBack();
  });
});
