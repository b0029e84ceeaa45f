import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../../scripts/backup/ArchiveWriter.mjs';
import { checkArchive } from '../../scripts/backup/readArchive.mjs';
import { runNode } from '../../scripts/steps/runCommand.mjs';
import { firstAdmin, siteUnderTest, testSettings } from '../../scripts/testing/testSettings.mjs';
import { ImageBucket } from '../../src/integrations/storage/ImageBucket.mjs';
import { storeSettings } from '../../src/storeSettings.mjs';
import { plainPng } from '../factories/picture';
import { PrivateStore, storeSecret } from '../helpers/PrivateStore';
import { ask, untilAnswered, type FaultAnswer } from './support/ask';
import { RunningSite } from './support/RunningSite';

// The pictures of the first posts are to be in the store as well.
const site = new RunningSite(false);
const port = siteUnderTest.port;
const otherPort = port + 1;
const folder = 'test-results/faults/no-pictures';
let store: PrivateStore;
let bucket: ImageBucket;
let token = '';
let databaseUrl = '';

beforeAll(async () => {
  store = await PrivateStore.start();
  const settings = storeSettings(store.settings);
  if (!settings) throw new Error('The store has settings');
  bucket = new ImageBucket(settings);
  await site.start((url) => {
    databaseUrl = url;
    return Promise.resolve({ ...store.settings, SEVERAL_INSTANCES: 'true', MEDIA_DIR: folder });
  });
  await site.startBeside(otherPort);
  const { text } = await ask('/api/auth/login', { method: 'POST', body: firstAdmin });
  token = (JSON.parse(text) as { token: string }).token;
});
afterEach(() => store.comeBack());
afterAll(async () => {
  await site.stop();
  await store.stop();
});

const words = 'Pictures can’t be reached right now. Try again in a few minutes.';
const path = (filename: string) => `/blog-images/${filename}`;
/** All that is said of pictures in the trash, the names of their smaller sizes included. */
const toldOfTrash = (): Promise<string> =>
  site.withDatabase(async (client) =>
    JSON.stringify((await client.query('select * from media where deleted_at is not null')).rows),
  );
const rows = async () => (await site.withDatabase((client) => client.query('select 1 from media'))).rowCount;

async function hashOf(filename: string, at: number): Promise<string> {
  const response = await fetch(`http://localhost:${at}${path(filename)}`);
  return response.ok ? sha256(Buffer.from(await response.arrayBuffer())) : String(response.status);
}

let uploads = 0;

/** Uploads a picture of its own on the first server. */
async function upload() {
  uploads += 1;
  const data = new Uint8Array(await plainPng(600 + uploads, 400));
  const body = new FormData();
  body.set('slug', `stored-${uploads}`);
  body.set('cover', new File([data], 'cover.png', { type: 'image/png' }));
  const headers = { Authorization: `Bearer ${token}` };
  const url = `${siteUnderTest.url}/api/images/upload-cover`;
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = (await response.json()) as { filename: string; message: string };
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...answer };
}

const remove = (filename: string) =>
  fetch(`${siteUnderTest.url}/api/images/delete-cover/${filename}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });

/** Ends a picture that is in the trash. */
async function removeForGood(filename: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const media = `${siteUnderTest.url}/api/media`;
  const named = `trash=true&depth=0&where[filename][equals]=${filename}`;
  const { docs } = (await (await fetch(`${media}?${named}`, { headers })).json()) as {
    docs: { id: number }[];
  };
  return fetch(`${media}/${docs[0]?.id}?trash=true`, { method: 'DELETE', headers });
}

it('what is uploaded on one server is shown by the other, and is in the store alone', async () => {
  const { status, filename } = await upload();
  expect(status).toBe(201);
  const kept = await bucket.read(filename);
  const hash = kept && sha256(kept);
  expect([await hashOf(filename, otherPort), await hashOf(filename, port)]).toEqual([hash, hash]);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

it('what is deleted on one server is gone there at once, soon on the other, which keeps it as well, and from the store when it has to be', async () => {
  const { filename } = await upload();
  // Both keep it now.
  for (const at of [port, otherPort, port, otherPort]) {
    expect((await ask(path(filename), { port: at })).status).toBe(200);
  }
  const before = await bucket.names();
  expect((await remove(filename)).status).toBe(200);
  expect((await ask(path(filename))).status).toBe(404);
  const onOther = async () => (await ask(path(filename), { port: otherPort })).status;
  await expect.poll(onOther, { timeout: 20_000, interval: 50 }).toBe(404);
  expect(await bucket.names()).toEqual(before);
  expect((await removeForGood(filename)).status).toBe(200);
  const left = await bucket.names();
  expect(left).not.toContain(filename);
  // It had one smaller size.
  expect(left).toHaveLength(before.length - 2);
});

/** The answer to a picture that can't be had, on both servers. */
async function expectAway(filename: string): Promise<void> {
  for (const at of [port, otherPort]) {
    const { status, text, headers } = await ask(path(filename), { port: at });
    expect([status, (JSON.parse(text) as { message: string }).message]).toEqual([503, words]);
    expect([headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual(['10', 'no-store']);
  }
}

it('a store that is away is told, keeps nothing from going on, and is used as soon as it is back', async () => {
  const inMemory = (await upload()).filename;
  const elsewhere = (await upload()).filename;
  const inTrash = (await upload()).filename;
  expect((await remove(inTrash)).status).toBe(200);
  expect((await ask(path(inMemory))).status).toBe(200);
  const before = { rows: await rows(), names: await bucket.names() };
  await store.goAway();
  await expectAway(elsewhere);
  expect((await ask(path(inMemory))).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  await untilAnswered('/api/ready');
  expect(await upload()).toMatchObject({ status: 503, message: words, retryAfter: '10' });
  const refused = await removeForGood(inTrash);
  const { errors } = (await refused.json()) as { errors: { message: string }[] };
  expect([refused.status, errors[0]?.message]).toEqual([503, words]);
  await store.comeBack();
  expect({ rows: await rows(), names: await bucket.names() }).toEqual(before);
  for (const at of [port, otherPort]) expect((await ask(path(elsewhere), { port: at })).status).toBe(200);
});

it('a store that says nothing holds nothing else up', async () => {
  const { filename } = await upload();
  const before = { rows: await rows(), names: await bucket.names() };
  store.mood = 'is silent';
  const pictures: Promise<FaultAnswer>[] = Array.from({ length: 60 }, (_, number) =>
    ask(path(number === 0 ? filename : `unknown-${number}.webp`)),
  );
  const refused = Promise.all(pictures).then((answers) => new Set(answers.map(({ status }) => status)));
  let isRefused = false;
  void refused.then(() => (isRefused = true));
  const uploading = upload();
  let answered = 0;
  while (!isRefused) {
    const others = await Promise.all([ask('/'), ask('/blog'), ask('/api/auth/me', { token })]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    // While they wait for the store.
    if (!isRefused) answered += 1;
  }
  expect(answered).toBeGreaterThan(0);
  expect(await refused).toEqual(new Set([503]));
  expect(await uploading).toMatchObject({ status: 503, message: words });
  await store.comeBack();
  expect({ rows: await rows(), names: await bucket.names() }).toEqual(before);
  expect((await ask(path(filename))).status).toBe(200);
});

it('a backup that is made while the site goes on has the pictures of the store', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'backup-')), 'site.tar.gz');
  const env = { ...testSettings(), ...store.settings, DATABASE_URL: databaseUrl, MEDIA_DIR: folder };
  const { exitCode, output } = await runNode(['scripts/backup.mjs', file], { env });
  expect([exitCode, output]).toEqual([0, expect.stringContaining('pictures are in')]);
  const { manifest } = await checkArchive(file);
  await rm(dirname(file), { recursive: true });
  expect(Object.keys(manifest.pictures).sort()).toEqual((await bucket.names()).sort());
  // What waits in the trash is kept, and shown to nobody.
  const trash = await toldOfTrash();
  for (const [name, hash] of Object.entries(manifest.pictures)) {
    expect(await hashOf(name, port)).toBe(trash.includes(name) ? '404' : hash);
  }
});

it('the log says what was in the way, seldom, and holds no key', () => {
  expect(site.log).toContain('No connection to the bucket firm-pictures');
  expect(site.log).not.toContain(storeSecret);
  expect(site.log.match(/No answer from the bucket/g)?.length ?? 0).toBeLessThan(10);
});
