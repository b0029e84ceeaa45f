import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ArchiveProblem } from './ArchiveProblem';
import { unzipFiles } from './unzipFiles';
import { zipFiles } from './zipFiles';

const limits = { maxFiles: 3, maxFileBytes: 1000, maxTotalBytes: 5_000_000 };

async function pack(files: Record<string, string>): Promise<Buffer> {
  const entries = async function* () {
    for (const [name, text] of Object.entries(files)) yield { name, text };
  };
  const chunks = [];
  for await (const chunk of zipFiles(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('archives', () => {
  it('give back what was packed, and are equal for equal files', async () => {
    const files = { 'a.md': 'Ä text', 'b.md': '' };
    const archive = await pack(files);
    expect(await pack(files)).toEqual(archive);
    const unpacked = (await unzipFiles(archive, limits)).map(({ name, data }) => [name, String(data)]);
    expect(Object.fromEntries(unpacked)).toEqual(files);
  });

  /** Returns the offsets of the central directory's entries. */
  function directoryOf(archive: Buffer): number[] {
    const mark = Buffer.from([0x50, 0x4b, 1, 2]);
    const places = [archive.indexOf(mark)];
    for (let at = archive.indexOf(mark, (places[0] ?? 0) + 1); at > 0; at = archive.indexOf(mark, at + 1))
      places.push(at);
    return places;
  }

  const zip = (files: Zippable) => Buffer.from(zipSync(files));

  it('are read with folders left out, stored or packed', async () => {
    const archive = zip({ x: { 'a.md': [strToU8('A'), { level: 0 }] }, 'b.md': strToU8('B') });
    const files = await unzipFiles(archive, limits);
    expect(files.map(({ name }) => name)).toEqual(['x/a.md', 'b.md']);
  });

  it('are bounded by what comes out, whatever they say', async () => {
    const bomb = zip({ 'a.md': new Uint8Array(20_000_000), 'b.md': strToU8('B') });
    const liar = Buffer.from(bomb);
    liar.writeUInt32LE(10, liar.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
    for (const archive of [bomb, liar]) {
      const files = await unzipFiles(archive, limits);
      expect(files.map(({ data }) => data?.length ?? null)).toEqual([null, 1]);
    }
    const much = zip({ 'a.md': new Uint8Array(900), 'b.md': new Uint8Array(900) });
    await expect(unzipFiles(much, { ...limits, maxTotalBytes: 1000 })).rejects.toThrow('too much');
    const many = zip(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, strToU8(name)])));
    await expect(unzipFiles(many, limits)).rejects.toThrow('more than 3 files');
  });

  it('are bounded by what is unpacked of files that are refused, too', async () => {
    const bombs = zip({ 'a.md': new Uint8Array(20_000), 'b.md': new Uint8Array(20_000) });
    await expect(unzipFiles(bombs, { ...limits, maxTotalBytes: 1500 })).rejects.toThrow('too much');
    const changed = zip({ 'a.md': new Uint8Array(900), 'b.md': new Uint8Array(900) });
    for (const checksumAt of directoryOf(changed).map((at) => at + 16)) changed.writeUInt32LE(1, checksumAt);
    const files = await unzipFiles(changed, limits);
    expect(files.map(({ data }) => data)).toEqual([null, null]);
    await expect(unzipFiles(changed, { ...limits, maxTotalBytes: 1500 })).rejects.toThrow('too much');
  });

  it('are refused when one place in them is several files, whole or in part', async () => {
    const archive = zip({ 'a.md': strToU8('A'.repeat(900)), 'b.md': strToU8('B') });
    const [first = 0, second = 0] = directoryOf(archive);
    const same = Buffer.from(archive);
    same.writeUInt32LE(same.readUInt32LE(first + 42), second + 42);
    const longer = Buffer.from(archive);
    longer.writeUInt32LE(longer.readUInt32LE(first + 20) + 1, first + 20);
    for (const crafted of [same, longer])
      await expect(unzipFiles(crafted, limits)).rejects.toThrow(ArchiveProblem);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no archive at all', Buffer.from('no zip, but long enough to be one')],
    ['cut off', zip({ 'a.md': strToU8('x'.repeat(900)) }).subarray(0, -30)],
    ['without a file', zip({})],
  ])('are refused when they are %s', async (_, archive) => {
    await expect(unzipFiles(archive, limits)).rejects.toThrow(ArchiveProblem);
  });

  it('tell of a file that was changed on the way', async () => {
    const archive = zip({ 'a.md': [strToU8('before'), { level: 0 }] });
    archive.write('b3f0re', archive.indexOf('before'));
    expect(await unzipFiles(archive, limits)).toEqual([{ name: 'a.md', data: null }]);
  });
});
