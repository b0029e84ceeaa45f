import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImageBucket } from '@/integrations/storage/ImageBucket.mjs';
import { ImageFolder } from '@/integrations/storage/ImageFolder.mjs';
import type { PicturePlace } from '@/integrations/storage/imageStorage.mjs';
import { StoreFailure } from '@/integrations/storage/StoreFailure.mjs';
import type { StoreSettings } from '@/storeSettings.mjs';
import { sha256 } from '../../scripts/backup/ArchiveWriter.mjs';
import { examineStore } from '../../scripts/doctor/examineStore.mjs';
import { withConnection } from '../../scripts/database/connectDatabase.mjs';
import { runLimited } from '../../scripts/pictures/runLimited.mjs';
import { movePictures } from '../../scripts/pictures/movePictures.mjs';
import { runNode } from '../../scripts/steps/runCommand.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';
import { clear, openStore } from '../helpers/openStore';
import { storeSecret, type PrivateStore } from '../helpers/PrivateStore';

let store: PrivateStore;
let settings: StoreSettings;
let openBucket: (changes?: Partial<StoreSettings>) => ImageBucket;
let bucket: ImageBucket;
let folder: string;

beforeAll(async () => {
  ({ store, settings, openBucket, bucket } = await openStore());
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => store.comeBack());

describe.each<[string, () => PicturePlace, (name: string, days: number) => Promise<void>]>([
  [
    'folder',
    () => new ImageFolder(folder),
    (name, days) => {
      const at = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
      return utimes(path.join(folder, name), at, at);
    },
  ],
  ['bucket', () => bucket, (name, days) => store.age(name, days)],
])('a %s for pictures', (_, open, age) => {
  afterEach(() => clear(open()));

  it('gives back what it was given, and nothing else', async () => {
    const place = open();
    const data = Buffer.alloc(3_000_000, 'picture');
    await place.write('desk-1.webp', data);
    expect((await place.read('desk-1.webp'))?.equals(data)).toBe(true);
    await place.write('desk-1.webp', Buffer.from('anew'));
    expect(String(await place.read('desk-1.webp'))).toBe('anew');
    expect(await place.read('none.webp')).toBeNull();
    expect(await place.names()).toEqual(['desk-1.webp']);
  });

  it('removes what is there, and is content with what isn’t', async () => {
    const place = open();
    await place.write('desk-1.webp', Buffer.from('x'));
    await place.remove('desk-1.webp');
    await place.remove('desk-1.webp');
    expect([await place.read('desk-1.webp'), await place.names()]).toEqual([null, []]);
  });

  it('removes what is old, and nothing young', async () => {
    const place = open();
    await place.write('old.webp', Buffer.from('x'));
    await age('old.webp', 2);
    await place.write('young.webp', Buffer.from('x'));
    for (const name of ['old.webp', 'young.webp', 'none.webp']) await place.removeOlder(name, 86_400_000);
    await place.removeUnfinished(0);
    expect(await place.names()).toEqual(['young.webp']);
  });

  it('lists more than a thousand', async () => {
    const place = open();
    const names = Array.from({ length: 1_005 }, (__, index) => `many-${String(index).padStart(4, '0')}.webp`);
    await runLimited(names, 8, (name) => place.write(name, Buffer.from('x')));
    expect((await place.names()).sort()).toEqual(names);
  });

  it.each(['../x.webp', 'a/b.webp', '.part-1', ''])('takes no name like %j', async (name) => {
    const place = open();
    await expect((async () => place.write(name, Buffer.from('x')))()).rejects.toThrow('Not the name');
    await expect((async () => place.read(name))()).rejects.toThrow('Not the name');
  });
});

describe('a store', () => {
  const questions: [string, () => Promise<unknown>][] = [
    ['reading', () => bucket.read('desk-1.webp')],
    ['writing', () => bucket.write('desk-2.webp', Buffer.alloc(2_000_000))],
    ['removing', () => bucket.remove('desk-1.webp')],
    ['listing', () => bucket.names()],
    ['trying out', () => bucket.tryOut()],
  ];

  async function expectFailures(words: RegExp) {
    const failures = await Promise.all(questions.map(([, ask]) => ask().catch((error: unknown) => error)));
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StoreFailure);
      expect(String(failure)).toMatch(words);
      expect(JSON.stringify(failure) + String(failure)).not.toContain(storeSecret);
      expect(failure).not.toHaveProperty('cause');
    }
  }

  it('that is away is told at once, by its name', async () => {
    await store.goAway();
    // A connection from before may be tried once more, and ends in another way than a new one.
    await expectFailures(
      /No connection to the bucket firm-pictures at 127.0.0.1:\d+ \((ECONNREFUSED|ECONNRESET|EPIPE)\)/,
    );
  });

  it('that says nothing is given up', async () => {
    store.mood = 'is silent';
    await expectFailures(/No answer from the bucket/);
  });

  it('that stops in the middle of a picture is given up', async () => {
    await bucket.write('desk-1.webp', Buffer.alloc(300_000));
    store.mood = 'stops halfway';
    await expect(bucket.read('desk-1.webp')).rejects.toThrow('No answer from');
    await store.comeBack();
    await clear(bucket);
  });

  it('that doesn’t know the key, or has no such bucket, says so', async () => {
    const stranger = openBucket({ accessKeyId: 'stranger' });
    await expect(stranger.tryOut()).rejects.toThrow(/Refused by .*\(AccessDenied, 403\)/);
    await expect(stranger.read('desk-1.webp')).rejects.toThrow(/Refused by .*403/);
    await expect(openBucket({ bucket: 'other' }).tryOut()).rejects.toThrow(/\(NoSuchBucket, 404\)/);
    await expect(openBucket({ bucket: 'other' }).read('desk-1.webp')).rejects.toThrow(/NoSuchBucket/);
  });

  it('that comes back is used again', async () => {
    await store.goAway();
    await expect(bucket.tryOut()).rejects.toThrow(StoreFailure);
    await store.comeBack();
    await bucket.tryOut();
  });
});

describe('what the doctor says of a store', () => {
  const examine = (changes: Partial<StoreSettings> = {}) => examineStore({ ...settings, ...changes });

  it('is that it is well, whom it refuses, or that it is away, and never a secret', async () => {
    const well = await examine();
    expect([well.state, well.words]).toEqual(['ok', expect.stringMatching(/^the bucket .* can be reached$/)]);
    const stranger = await examine({ accessKeyId: 'stranger' });
    expect([stranger.state, stranger.words]).toEqual(['wrong', expect.stringContaining('AccessDenied')]);
    expect((await examine({ bucket: 'other' })).words).toContain('NoSuchBucket');
    await store.goAway();
    const away = await examine();
    expect([away.state, away.words]).toEqual(['wrong', expect.stringContaining('ECONNREFUSED')]);
    expect(JSON.stringify([well, stranger, away])).not.toContain(storeSecret);
  });

  it('is that strangers may read its list', async () => {
    store.isPublic = true;
    const finding = await examine();
    store.isPublic = false;
    expect([finding.state, finding.words]).toEqual(['note', expect.stringContaining('make it private')]);
  });
});

/** Gives back something else than it was given. */
class ChangingFolder extends ImageFolder {
  override read() {
    return Promise.resolve(Buffer.from('else'));
  }
}

describe('moving pictures', () => {
  const place = (name: string) => new ImageFolder(path.join(folder, name));
  const hashes = async (where: PicturePlace) => {
    const names = (await where.names()).sort();
    const hash = async (name: string) => sha256((await where.read(name)) ?? Buffer.alloc(0));
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await hash(name)] as const)),
    );
  };
  /** All that is there has a row. */
  const move = (moving: Pick<Parameters<typeof movePictures>[0], 'from' | 'to' | 'removes'>) =>
    movePictures({ ...moving, findKnown: async () => new Set(await moving.from.names()) });
  const fill = async (where: PicturePlace, count: number) => {
    for (let number = 0; number < count; number += 1) {
      await where.write(`desk-${number}.webp`, Buffer.alloc(20_000 + number, `picture ${number}`));
    }
  };
  afterEach(() => clear(bucket));

  it('to the store and to a folder keeps each as it is, and removes none unless told', async () => {
    const [from, back] = [place('from'), place('back')];
    await fill(from, 30);
    const before = await hashes(from);
    expect(await move({ from, to: bucket, removes: false })).toEqual({ copied: 30, present: 0, unknown: 0 });
    expect([await hashes(from), await hashes(bucket)]).toEqual([before, before]);
    expect(await move({ from: bucket, to: back, removes: true })).toEqual({
      copied: 30,
      present: 0,
      unknown: 0,
    });
    expect([await hashes(bucket), await hashes(back)]).toEqual([{}, before]);
  });

  it('by the command takes along what this database knows, and says what it doesn’t', async () => {
    const from = place('known');
    await fill(from, 2);
    const databaseUrl = process.env.DATABASE_URL ?? '';
    const ask = (statement: string) => withConnection(databaseUrl, (client) => client.query(statement));
    await ask("insert into media (filename) values ('desk-0.webp')");
    const { exitCode, output } = await runNode(['scripts/movePictures.mjs', 'to-store', '--remove'], {
      env: {
        ...testSettings(),
        ...store.settings,
        DATABASE_URL: databaseUrl,
        DATABASE_DIRECT_URL: '',
        MEDIA_DIR: from.words,
      },
    });
    await ask("delete from media where filename = 'desk-0.webp'");
    expect([exitCode, output]).toEqual([0, expect.stringContaining('1 were not copied')]);
    expect([await bucket.names(), await from.names()]).toEqual([['desk-0.webp'], ['desk-1.webp']]);
  });

  it('goes on where it was stopped, and mends what is damaged', async () => {
    const from = place('stopped');
    await fill(from, 20);
    await bucket.write('desk-3.webp', Buffer.from('damaged'));
    store.failAfter(25);
    await expect(move({ from, to: bucket, removes: true })).rejects.toThrow(StoreFailure);
    expect(await from.names()).toHaveLength(20);
    await store.comeBack();
    const { copied, present } = await move({ from, to: bucket, removes: false });
    expect(copied + present).toBe(20);
    expect(present).toBeGreaterThan(0);
    expect(await hashes(bucket)).toEqual(await hashes(from));
  });

  it('removes nothing when something else has arrived', async () => {
    const from = place('changed');
    await fill(from, 3);
    const to = new ChangingFolder(path.join(folder, 'changed-there'));
    await expect(move({ from, to, removes: true })).rejects.toThrow('has not arrived');
    expect(await from.names()).toHaveLength(3);
  });
});
