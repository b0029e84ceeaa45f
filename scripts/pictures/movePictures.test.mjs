import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImageFolder } from '../../src/integrations/storage/ImageFolder.mjs';
import { movePictures } from './movePictures.mjs';

describe('moving pictures, once and then once more to remove them', () => {
  /** @type {string} */
  let folder;
  /** @type {ImageFolder} */
  let from;
  /** @type {ImageFolder} */
  let to;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'moving-'));
    from = new ImageFolder(path.join(folder, 'from'));
    to = new ImageFolder(path.join(folder, 'to'));
    for (const name of ['a.webp', 'b.webp', 'c.webp']) await from.write(name, Buffer.from(name));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** @param {string} name */
  async function age(name) {
    const twoDaysAgo = Date.now() / 1_000 - 2 * 24 * 60 * 60;
    await utimes(path.join(folder, 'from', name), twoDaysAgo, twoDaysAgo);
  }

  /** @param {boolean} removes @param {string[]} known */
  const move = (removes, ...known) =>
    movePictures({ from, to, removes, findKnown: () => Promise.resolve(new Set(known)) });

  it('brings back none that was deleted between, and keeps no copy of it', async () => {
    await age('a.webp');
    expect(await move(false, 'a.webp', 'b.webp', 'c.webp')).toEqual({ copied: 3, present: 0, unknown: 0 });
    await to.remove('a.webp');
    await from.write('d.webp', Buffer.from('came meanwhile'));
    expect(await move(true, 'b.webp', 'c.webp', 'd.webp')).toEqual({ copied: 1, present: 2, unknown: 1 });
    expect((await to.names()).sort()).toEqual(['b.webp', 'c.webp', 'd.webp']);
    expect(await from.names()).toEqual([]);
  });

  it('leaves what was written just now: its row may be on its way', async () => {
    expect(await move(true, 'b.webp', 'c.webp')).toEqual({ copied: 2, present: 0, unknown: 1 });
    expect(await from.names()).toEqual(['a.webp']);
    await age('a.webp');
    expect(await move(true, 'b.webp', 'c.webp')).toEqual({ copied: 0, present: 0, unknown: 1 });
    expect(await from.names()).toEqual([]);
  });

  it('does nothing where most belong to another database', async () => {
    for (const name of ['a.webp', 'b.webp']) await age(name);
    await expect(move(true, 'c.webp', 'x.webp', 'y.webp')).rejects.toThrow('2 of 3 pictures');
    expect([await from.names(), await to.names()]).toEqual([['a.webp', 'b.webp', 'c.webp'], []]);
  });
});
