import { ArchiveProblem } from './ArchiveProblem';

/** A compressed file in an archive. */
export interface ZipEntry {
  name: string;
  method: number;
  checksum: number;
  packed: Buffer;
}

/** With its byte range, local header included. */
interface PlacedEntry extends ZipEntry {
  from: number;
  to: number;
}

/** Sizes and signatures of APPNOTE.TXT 6.3.10: 4.3.16 end of central directory, 4.3.12 its entries, 4.3.7 local headers. */
const end = { signature: 0x06054b50, bytes: 22, maxCommentBytes: 65_535 };
const entry = { signature: 0x02014b50, bytes: 46 };
const local = { signature: 0x04034b50, bytes: 30 };

const damaged = new ArchiveProblem('The archive is damaged, or no zip archive at all.');

/**
 * Reads the central directory of a zip archive. Doesn't support zip64: no archive that this site makes or accepts
 * exceeds 4 GB.
 * @throws ArchiveProblem
 */
export function readZipEntries(archive: Buffer): ZipEntry[] {
  const endAt = findEnd(archive);
  try {
    const entries: PlacedEntry[] = [];
    let at = archive.readUInt32LE(endAt + 16);
    for (let left = archive.readUInt16LE(endAt + 10); left > 0; left -= 1) {
      if (archive.readUInt32LE(at) !== entry.signature) throw damaged;
      const nameBytes = archive.readUInt16LE(at + 28);
      entries.push(readEntry(archive, at, nameBytes));
      at += entry.bytes + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    }
    return requireApart(entries);
  } catch {
    // Covers reads beyond the end of the buffer.
    throw damaged;
  }
}

/** Rejects overlapping entries: they let a small archive unpack to any size (zip bomb). */
function requireApart(entries: PlacedEntry[]): PlacedEntry[] {
  const placed = entries.toSorted((one, other) => one.from - other.from);
  if (placed.some(({ from }, index) => from < (placed[index - 1]?.to ?? 0))) throw damaged;
  return entries;
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - end.bytes - end.maxCommentBytes);
  for (let at = archive.length - end.bytes; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === end.signature) return at;
  }
  throw damaged;
}

function readEntry(archive: Buffer, at: number, nameBytes: number): PlacedEntry {
  const localAt = archive.readUInt32LE(at + 42);
  if (archive.readUInt32LE(localAt) !== local.signature) throw damaged;
  const dataAt =
    localAt + local.bytes + archive.readUInt16LE(localAt + 26) + archive.readUInt16LE(localAt + 28);
  const to = dataAt + archive.readUInt32LE(at + 20);
  return {
    name: archive.toString('utf8', at + entry.bytes, at + entry.bytes + nameBytes),
    method: archive.readUInt16LE(at + 10),
    checksum: archive.readUInt32LE(at + 16),
    packed: archive.subarray(dataAt, to),
    from: localAt,
    to,
  };
}
