import { mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeWholeFile } from './writeWholeFile.mjs';

describe('writeWholeFile', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'whole-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(directory, { recursive: true });
  });

  it('keeps a file for its owner only, in a folder that is made for it', async () => {
    const inside = path.join(directory, 'made');
    await writeWholeFile({ directory: inside, name: 'a.txt', data: 'words', mode: 0o600 });
    expect(await readFile(path.join(inside, 'a.txt'), 'utf8')).toBe('words');
    expect((await stat(path.join(inside, 'a.txt'))).mode & 0o077).toBe(0);
    expect((await stat(inside)).mode & 0o077).toBe(0);
  });

  it.each(['writeFile', 'sync'] as const)('leaves nothing when the disk is full at %s', async (step) => {
    const handle = await open(path.join(directory, 'probe'), 'w');
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    await rm(path.join(directory, 'probe'));
    vi.spyOn(prototype, step).mockRejectedValue(new Error('ENOSPC: no space left on device'));
    const writing = writeWholeFile({ directory, name: 'a.txt', data: 'words' });
    await expect(writing).rejects.toThrow('no space left');
    expect(await readdir(directory)).toEqual([]);
  });
});
