import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdmin, siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { ask, untilAnswered } from './support/ask';
import { RunningSite } from './support/RunningSite';
import { mayMountDisks, SmallDisk } from './support/SmallDisk';

describe.runIf(mayMountDisks)('a disk that is full', () => {
  const site = new RunningSite();
  let disk: SmallDisk;
  let token: string;
  let picture: Buffer;

  beforeAll(async () => {
    disk = SmallDisk.mount('test-results/faults/small-disk');
    await site.start({ MEDIA_DIR: disk.media, OUTBOX_DIR: disk.outbox });
    const { text } = await ask('/api/auth/login', { method: 'POST', body: firstAdmin });
    ({ token } = JSON.parse(text) as { token: string });
    const background = { r: 20, g: 90, b: 80 };
    picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await site.stop();
    disk.unmount();
  });

  const pictureRows = async () =>
    (await site.withDatabase((client) => client.query('select 1 from media'))).rowCount;

  async function upload() {
    const body = new FormData();
    body.set('slug', 'full-disk');
    body.set('cover', new File([new Uint8Array(picture)], 'cover.png', { type: 'image/png' }));
    const response = await fetch(`${siteUnderTest.url}/api/images/upload-cover`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  it('takes no picture, says so, and leaves neither a row nor a part of a file', async () => {
    expect((await upload()).status).toBe(201);
    const before = { rows: await pictureRows(), files: disk.files('media') };
    disk.fill();
    const { status, text } = await upload();
    expect([status, JSON.parse(text)]).toMatchObject([507, { message: 'Upload failed' }]);
    expect((await ask('/')).status).toBe(200);
    await untilAnswered('/api/health');
    expect({ rows: await pictureRows(), files: disk.files('media') }).toEqual(before);
    disk.empty();
    expect((await upload()).status).toBe(201);
  });

  it('keeps mail until there is room, and leaves no empty file', async () => {
    const waiting = () =>
      site.withDatabase(async (client) => {
        const { rows } = await client.query<{ tried: number }>(
          `select coalesce(total_tried, 0)::int as tried from payload_jobs where queue = 'mail'`,
        );
        return rows.map(({ tried }) => tried);
      });
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
    const before = disk.files('outbox');
    disk.fill();
    const { email } = firstAdmin;
    expect((await ask('/api/auth/forgot-password', { method: 'POST', body: { email } })).status).toBe(200);
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([1]);
    expect(disk.files('outbox')).toEqual(before);
    disk.empty();
    // It would be tried again by itself, after a pause.
    await site.withDatabase((client) => client.query('update payload_jobs set wait_until = null'));
    await expect.poll(() => disk.files('outbox').length, { timeout: 60_000 }).toBe(before.length + 1);
  });
});
