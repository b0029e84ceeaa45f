import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cluster } from './Cluster.mjs';
import { throwawayClusterPlace } from './clusterPlace.mjs';
import { withConnection } from './connectDatabase.mjs';
import { ensureOwnDatabase } from './ensureDatabase.mjs';

/** @type {import('./clusterPlace.mjs').ClusterPlace} */
let place;
/** @type {Cluster} */
let cluster;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  place = throwawayClusterPlace();
  await run(async (url) => {
    await withConnection(url, (client) => client.query('create table kept as select 42 as answer'));
  });
});
beforeEach(() => void vi.spyOn(console, 'log').mockReset());

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(place.directory, { recursive: true, force: true });
});

/**
 * Starts the server on the files that are there, as a command does, and stops it.
 * @param {(url: string) => Promise<void>} work gets the application's address
 */
async function run(work) {
  cluster = new Cluster(place, { throwaway: true });
  await cluster.start();
  try {
    await work(await ensureOwnDatabase(cluster.ownerUrl, cluster.applicationPassword, 'kept'));
  } finally {
    await cluster.stop();
  }
}

/** @param {string} url */
async function expectData(url) {
  const { rows } = await withConnection(url, (client) => client.query('select answer from kept'));
  expect(rows).toEqual([{ answer: 42 }]);
}

describe('a database server that is started again by the command that made it', () => {
  it('keeps its passwords, and says nothing of them', async () => {
    const newPlace = throwawayClusterPlace();
    const made = new Cluster(newPlace, { throwaway: true });
    await made.start();
    await made.stop();
    await made.start();
    await made.stop();
    rmSync(newPlace.directory, { recursive: true, force: true });
    expect(console.log).not.toHaveBeenCalled();
  });
});

describe('a database server whose files were damaged', () => {
  const settingsFile = () => path.join(place.directory, 'cluster.json');

  it.each([
    ['cut in half', (/** @type {string} */ text) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of another kind', () => '{"port":"x"}'],
  ])('keeps its data when cluster.json is %s', async (_, damage) => {
    writeFileSync(settingsFile(), damage(readFileSync(settingsFile(), 'utf8')));
    await run(expectData);
    expect(vi.mocked(console.log).mock.calls.join()).toContain(`${settingsFile()} was missing or damaged`);
    vi.mocked(console.log).mockClear();
    await run(expectData);
    expect(console.log).not.toHaveBeenCalled();
  });

  it('keeps its data when cluster.json is gone', async () => {
    rmSync(settingsFile());
    await run(expectData);
    expect(existsSync(settingsFile())).toBe(true);
  });

  it('starts beside a note of its process that was cut short', async () => {
    writeFileSync(path.join(place.directory, 'data', 'postmaster.pid'), '');
    await run(expectData);
  });

  it('says which file to bring back when the data is damaged too', async () => {
    writeFileSync(settingsFile(), '');
    rmSync(path.join(place.directory, 'data', 'global'), { recursive: true });
    await expect(run(expectData)).rejects.toThrow(`${settingsFile()} is missing or damaged`);
  });
});
