import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFilledTable, listTables } from '../../scripts/backup/databaseShape.mjs';
import { checkArchive } from '../../scripts/backup/readArchive.mjs';
import { restoreBackup } from '../../scripts/backup/restoreBackup.mjs';
import { writeBackup } from '../../scripts/backup/writeBackup.mjs';
import { withConnection } from '../../scripts/database/connectDatabase.mjs';
import { knownMigrations, MIGRATION_LOCK, migrateTo } from '../../scripts/database/migrateDatabase.mjs';
import {
  copyDatabase,
  createEmptyDatabase,
  startThrowawayCluster,
} from '../../scripts/database/throwawayCluster.mjs';
import { runNode } from '../../scripts/steps/runCommand.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';
import { ImageFolder } from '@/integrations/storage/ImageFolder.mjs';
import { openImageStorage, type PicturePlace } from '@/integrations/storage/imageStorage.mjs';
import { storeSettings } from '@/storeSettings.mjs';
import { analysisBody } from '../factories/analysisBody';
import { signedInAccount } from '../factories/account';
import { PrivateStore } from '../helpers/PrivateStore';
import { generateAnalysis } from '../helpers/generateAnalysis';

/** The database that the site of these tests has on its server, and a second server with another one. */
const databaseUrl = process.env.DATABASE_URL ?? '';
let source: { databaseUrl: string; place: PicturePlace; appVersion: string };
let other: Awaited<ReturnType<typeof startThrowawayCluster>>;
/** With the tables of this release and no row. */
let migrated: string;
let folder: string;
let archive: string;
const fresh = (name: string) => path.join(folder, `${name}-${randomUUID()}`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  other = await startThrowawayCluster();
  migrated = await emptyDatabase();
  await migrateTo(knownMigrations(), { ...testSettings(), DATABASE_URL: migrated });
  await withConnection(migrated, async (client) => {
    // Some of the migrations add rows, and some of the tables note what becomes of others.
    for (let filled; (filled = await findFilledTable(client));)
      await client.query(`truncate ${client.escapeIdentifier(filled)} cascade`);
  });
  const pictures = fresh('pictures');
  source = { databaseUrl, place: new ImageFolder(pictures), appVersion: '9.8.7' };
  await source.place.write('cover-1.webp', Buffer.alloc(300_000, 'picture'));
  await writeFile(path.join(pictures, '.part-unfinished'), 'half');
  const { token } = await signedInAccount();
  await generateAnalysis(token, analysisBody({ company_name: 'Tab\there, „quotes“\\N and\nlines 🙂' }));
  // Nothing of what earlier files left to be sent may change the database while it is compared.
  await vi.waitFor(
    async () => {
      await ask(source.databaseUrl, 'delete from payload_jobs where processing is not true');
      expect(await ask(source.databaseUrl, 'select id from payload_jobs')).toEqual([]);
    },
    { timeout: 60_000 },
  );
  archive = fresh('first');
  await writeBackup({ ...source, file: archive });
});
afterAll(async () => {
  await other.remove();
  await rm(folder, { recursive: true });
});

let databases = 0;
const freshName = () => `restored_${(databases += 1)}`;
const emptyDatabase = () => createEmptyDatabase(other.ownerUrl, freshName());
/** For what isn’t about how the tables are made, which takes seconds. */
const migratedDatabase = () => copyDatabase(other.ownerUrl, migrated, freshName());

interface Restoring {
  file?: string;
  place?: PicturePlace;
  replaces?: boolean;
  env?: NodeJS.Dict<string>;
  signal?: AbortSignal;
}

function restore(
  databaseUrl: string,
  { file = archive, place = new ImageFolder(fresh('restored')), replaces = false, ...rest }: Restoring = {},
) {
  return restoreBackup({ databaseUrl, place, file, replaces, env: testSettings(), ...rest });
}

/** What is in a database and a place for pictures, by counts and hashes; sessions end with a restore. */
async function contentsOf(databaseUrl: string, place: PicturePlace) {
  const file = fresh('looked-at');
  await writeBackup({ databaseUrl, place, file, appVersion: '' });
  const { about, manifest } = await checkArchive(file);
  const { sessions: _sessions, ...tables } = manifest.tables;
  return { migrations: about.migrations, shapes: about.tables, ...manifest, tables, aboutSha256: '' };
}

const countTables = (url: string) => withConnection(url, async (client) => (await listTables(client)).length);
const ask = (url: string, statement: string) =>
  withConnection(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

describe('a backup that is restored on another server', () => {
  let restored: string;
  let pictures: string;
  let place: PicturePlace;

  beforeAll(async () => {
    restored = await emptyDatabase();
    pictures = fresh('restored');
    place = new ImageFolder(pictures);
    await restore(restored, { place });
  });

  it('has the same rows, hashes, sequences and pictures', async () => {
    const original = await contentsOf(source.databaseUrl, source.place);
    expect(await contentsOf(restored, place)).toEqual(original);
    expect(original.tables.analyses?.rows).toBeGreaterThan(0);
    expect(Object.keys(original.pictures)).toEqual(['cover-1.webp']);
    expect(await readdir(pictures)).toEqual(['cover-1.webp']);
    expect(await ask(source.databaseUrl, 'select id from sessions limit 1')).toHaveLength(1);
    expect(await ask(restored, 'select id from sessions')).toEqual([]);
  });

  it('counts, refuses and follows as before', async () => {
    const keys = "select count(*)::int as n from pg_constraint where contype = 'f' and convalidated";
    expect(await ask(restored, keys)).toEqual(await ask(source.databaseUrl, keys));
    await expect(ask(restored, 'update analyses set owner_id = -1')).rejects.toThrow('foreign key');
    expect(await ask(restored, "select tgname from pg_trigger where tgenabled = 'D'")).toEqual([]);
    const [made] = await ask(
      restored,
      "insert into categories (name, slug) values ('Later', 'later') returning id",
    );
    expect(Number(made?.id)).toBeGreaterThan(0);
    await ask(restored, "delete from categories where name = 'Later'");
  });

  it('is refused where something is already, and changes nothing there', async () => {
    await expect(restore(restored)).rejects.toThrow(/not empty .* --replace/);
    const filled = await emptyDatabase();
    const there = new ImageFolder(fresh('filled'));
    await there.write('mine.webp', Buffer.from('mine'));
    await expect(restore(filled, { place: there })).rejects.toThrow(/pictures in .* --replace/);
    expect(await countTables(filled)).toBe(0);
    expect(await there.names()).toEqual(['mine.webp']);
  });

  it('takes the place of what is there when told so', async () => {
    await ask(restored, "insert into categories (name, slug) values ('Of the other site', 'other')");
    await writeFile(path.join(pictures, 'of-the-other-site.webp'), 'other');
    await restore(restored, { place, replaces: true });
    const original = await contentsOf(source.databaseUrl, source.place);
    expect(await contentsOf(restored, place)).toEqual(original);
  });

  it('leaves what is there when the database refuses a row', async () => {
    await ask(restored, "update users set name = 'Before'");
    await ask(restored, "alter table users add constraint only_this check (name = 'Before')");
    await writeFile(path.join(pictures, 'mine.webp'), 'mine');
    await rm(path.join(pictures, 'cover-1.webp'));
    const before = await contentsOf(restored, place);
    await expect(restore(restored, { place, replaces: true })).rejects.toThrow('only_this');
    expect(await contentsOf(restored, place)).toEqual(before);
    expect(await readdir(pictures)).toEqual(['mine.webp']);
  });
});

describe('a backup of a site whose pictures are in a store', () => {
  let store: PrivateStore;
  let bucket: PicturePlace;

  beforeAll(async () => {
    store = await PrivateStore.start();
    bucket = openImageStorage({ store: storeSettings(store.settings), folder: '' });
  });
  afterAll(() => store.stop());

  it('has them, and brings them back to a store or a folder', async () => {
    const inStore = await migratedDatabase();
    await restore(inStore, { place: bucket });
    const original = await contentsOf(source.databaseUrl, source.place);
    expect(await contentsOf(inStore, bucket)).toEqual(original);
    const file = fresh('from-store');
    await writeBackup({ databaseUrl: inStore, place: bucket, file, appVersion: '9.8.7' });
    const inFolder = await migratedDatabase();
    const place = new ImageFolder(fresh('from-store'));
    await restore(inFolder, { file, place });
    expect(await contentsOf(inFolder, place)).toEqual(original);
    await expect(restore(await emptyDatabase(), { place: bucket })).rejects.toThrow(
      /pictures in the bucket .* --replace/,
    );
    await bucket.write('of-the-other-site.webp', Buffer.from('other'));
    await restore(inStore, { place: bucket, replaces: true });
    expect(await bucket.names()).toEqual(['cover-1.webp']);
  });

  it('is not written, nor restored, while the store is away', async () => {
    const untouched = await emptyDatabase();
    await store.goAway();
    const file = fresh('without-store');
    await expect(writeBackup({ ...source, place: bucket, file })).rejects.toThrow('No connection to');
    expect(existsSync(file)).toBe(false);
    await expect(restore(untouched, { place: bucket })).rejects.toThrow('No connection to');
    expect(await countTables(untouched)).toBe(0);
    await store.comeBack();
  });

  it('leaves the store as it was when the database refuses a row', async () => {
    const refusing = await migratedDatabase();
    await restore(refusing);
    await ask(refusing, "update users set name = 'Before'");
    await ask(refusing, "alter table users add constraint only_this check (name = 'Before')");
    await bucket.remove('cover-1.webp');
    await bucket.write('mine.webp', Buffer.from('mine'));
    await expect(restore(refusing, { place: bucket, replaces: true })).rejects.toThrow('only_this');
    expect(await bucket.names()).toEqual(['mine.webp']);
  });
});

describe('a wrong setting that only the site itself knows', () => {
  it.each([
    ['restore', () => ['scripts/restore.mjs', archive, '--replace']],
    ['migrate', () => ['scripts/migrate.mjs']],
  ])('ends npm run %s before anything is changed', async (_, command) => {
    const filled = await emptyDatabase();
    await ask(filled, "create table mine as select 'mine' as words");
    const pictures = fresh('kept');
    await new ImageFolder(pictures).write('mine.webp', Buffer.from('mine'));
    const { exitCode, output } = await runNode(command(), {
      env: {
        ...testSettings(),
        DATABASE_URL: filled,
        DATABASE_DIRECT_URL: '',
        MEDIA_DIR: pictures,
        SMTP_URL: 'smtps://mail.example.com',
      },
    });
    expect(output).toContain('MAIL_FROM is required when SMTP_URL is set');
    expect(output).not.toMatch(/Database (reached|started)/);
    expect(exitCode).toBe(1);
    expect(await ask(filled, 'select words from mine')).toEqual([{ words: 'mine' }]);
    expect(await countTables(filled)).toBe(1);
    expect(await readdir(pictures)).toEqual(['mine.webp']);
  });
});

describe('an archive', () => {
  async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
    const file = fresh('changed');
    await writeFile(file, change(await readFile(archive)));
    return file;
  }
  const unpacked = (change: (tar: Buffer) => void) => (bytes: Buffer) => {
    const tar = gunzipSync(bytes);
    change(tar);
    return gzipSync(tar);
  };

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is cut short', (bytes) => bytes.subarray(0, bytes.length - 100)],
    ['is empty', () => Buffer.alloc(0)],
    ['has a wrong byte', (bytes) => (bytes.fill(1, bytes.length >> 1, (bytes.length >> 1) + 9), bytes)],
    ['has another row', unpacked((tar) => tar.write('Sobin', tar.indexOf('Robin Example')))],
    ['has another picture', unpacked((tar) => tar.write('Picture', tar.indexOf('picturepicture')))],
    ['is something else', () => gzipSync('words')],
    ['is no archive', () => Buffer.from('words')],
  ])('is refused when it %s', async (_, change) => {
    const empty = await emptyDatabase();
    const none = fresh('none');
    const place = new ImageFolder(none);
    await expect(restore(empty, { file: await changed(change), place })).rejects.toThrow(
      /archive is damaged/,
    );
    expect(await countTables(empty)).toBe(0);
    expect(existsSync(none)).toBe(false);
  });

  it('is refused when a newer release has made it', async () => {
    await ask(
      source.databaseUrl,
      "insert into payload_migrations (name, batch) values ('29990101_newer', 9)",
    );
    const file = fresh('newer');
    try {
      await writeBackup({ ...source, file });
    } finally {
      await ask(source.databaseUrl, "delete from payload_migrations where name = '29990101_newer'");
    }
    const empty = await emptyDatabase();
    await expect(restore(empty, { file })).rejects.toThrow(/newer release \(9\.8\.7\).*29990101_newer/);
    expect(await countTables(empty)).toBe(0);
  });

  it('of an older release is brought up to this one, rows and all', async () => {
    const older = await emptyDatabase();
    const olderMigrations = knownMigrations().slice(0, -1);
    await migrateTo(olderMigrations, { ...testSettings(), DATABASE_URL: older });
    await ask(older, "insert into categories (name, slug) values ('From before', 'before')");
    const file = fresh('older');
    const none = new ImageFolder(fresh('none'));
    await writeBackup({ databaseUrl: older, place: none, file, appVersion: '0.0.1' });
    // It has the tables of this release, which the archive doesn't know.
    const target = await migratedDatabase();
    await ask(target, "insert into categories (name, slug) values ('Of this release', 'now')");
    await restore(target, { file, replaces: true });
    const { migrations } = await contentsOf(target, none);
    expect(migrations).toEqual(knownMigrations());
    expect(await ask(target, 'select name from categories')).toEqual([{ name: 'From before' }]);

    // Stopped before it is brought up, its pictures are there like its rows.
    const pictures = new ImageFolder(fresh('stopped'));
    await pictures.write('of-the-other-site.webp', Buffer.from('other'));
    const stop = new AbortController();
    const place = {
      words: pictures.words,
      names: () => pictures.names(),
      remove: (name: string) => {
        stop.abort();
        return pictures.remove(name);
      },
    } as PicturePlace;
    const replacing = { file, place, replaces: true };
    await expect(restore(older, { ...replacing, signal: stop.signal })).rejects.toThrow(
      'could not be prepared',
    );
    expect([stop.signal.aborted, await pictures.names()]).toEqual([true, []]);

    // Each migration notes the limit that its statements have.
    await ask(
      older,
      "alter table payload_migrations add limited text default current_setting('statement_timeout')",
    );
    await restore(older, { ...replacing, env: { ...testSettings(), DATABASE_DIRECT_URL: older } });
    const [last] = await ask(
      older,
      'select name, limited from payload_migrations order by name desc limit 1',
    );
    expect(last).toEqual({ name: knownMigrations().at(-1), limited: '0' });
  });

  it('is not written beside a migration or a restore, which empty tables, and keeps them waiting', async () => {
    const file = fresh('beside');
    await withConnection(source.databaseUrl, async (client) => {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await expect(writeBackup({ ...source, file })).rejects.toThrow('being migrated or restored');
    });
    expect(existsSync(file)).toBe(false);
    const mayMigrate = () =>
      withConnection(source.databaseUrl, async (client) => {
        const { rows } = await client.query<{ may: boolean }>('select pg_try_advisory_lock($1) as may', [
          MIGRATION_LOCK,
        ]);
        return rows[0]?.may;
      });
    const seen: unknown[] = [];
    const names = async () => {
      seen.push(await mayMigrate());
      return source.place.names();
    };
    const place = { ...source.place, names, read: (name: string) => source.place.read(name) };
    await writeBackup({ ...source, place: place as PicturePlace, file });
    expect([...seen, await mayMigrate()]).toEqual([false, true]);
  });

  it.each(['backup', 'backup.tar.gz', 'public/backup.tar.gz'])(
    'is not written among the sources, from where it could get into an image: %s',
    async (name) => {
      const env = { ...testSettings(), DATABASE_URL: source.databaseUrl, INIT_CWD: process.cwd() };
      const { exitCode, output } = await runNode(['scripts/backup.mjs', name], { env });
      expect(output).toContain('Choose a place outside of them, or in .data.');
      expect([exitCode, existsSync(name)]).toEqual([1, false]);
    },
  );

  it('is not there until it is whole, and is never written over', async () => {
    await expect(writeBackup({ ...source, file: archive })).rejects.toThrow('exists already');
    const stop = new AbortController();
    const file = path.join(await mkdtemp(path.join(folder, 'stopped-')), 'backup.tar.gz');
    const writing = writeBackup({ ...source, file, signal: stop.signal });
    const names = () => readdir(path.dirname(file));
    while ((await names()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await names()).not.toContain('backup.tar.gz');
    stop.abort();
    await expect(writing).rejects.toThrow('aborted');
    expect(await names()).toEqual([]);
  });
});
