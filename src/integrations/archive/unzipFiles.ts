import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { formatCount } from '@/format/numbers';
import { ArchiveProblem } from './ArchiveProblem';
import { readZipEntries, type ZipEntry } from './readZipEntries';

interface UnzipLimits {
  maxFiles: number;
  maxFileBytes: number;
  maxTotalBytes: number;
}

/** `data` is null for a file that is too large, damaged or compressed with an unknown method. */
export interface UnzippedFile {
  name: string;
  data: Buffer | null;
}

/** `bytes`: upper limit of what was unpacked, rejected files included. */
interface Unpacked {
  data: Buffer | null;
  bytes: number;
}

const inflate = promisify(inflateRaw);

const stored = 0;
const deflated = 8;
/** Maximum compression ratio of deflate: https://www.zlib.net/zlib_tech.html */
const maxRatio = 1032;

/**
 * Unpacks an archive in memory, one file at a time off the main thread. Counts the bytes that are actually unpacked,
 * not the declared sizes. Skips folders.
 * @throws ArchiveProblem if it exceeds the limits or isn't an archive
 */
export async function unzipFiles(archive: Buffer, limits: UnzipLimits): Promise<UnzippedFile[]> {
  const entries = readZipEntries(archive).filter(({ name }) => !name.endsWith('/'));
  if (entries.length === 0) throw new ArchiveProblem('The archive holds no files.');
  if (entries.length > limits.maxFiles) {
    throw new ArchiveProblem(`The archive holds more than ${formatCount(limits.maxFiles)} files.`);
  }
  let left = limits.maxTotalBytes;
  const files: UnzippedFile[] = [];
  for (const entry of entries) {
    const { data, bytes } = await unpack(entry, limits.maxFileBytes);
    left -= bytes;
    if (left < 0) throw new ArchiveProblem('The archive unpacks to too much.');
    files.push({ name: entry.name, data });
  }
  return files;
}

async function unpack({ packed, method, checksum }: ZipEntry, maxBytes: number): Promise<Unpacked> {
  if (method !== deflated && method !== stored) return { data: null, bytes: 0 };
  try {
    const data = method === deflated ? await inflate(packed, { maxOutputLength: maxBytes }) : packed;
    const isWhole = data.length <= maxBytes && crc32(data) === checksum;
    return { data: isWhole ? data : null, bytes: data.length };
  } catch {
    // Damaged or too large. zlib doesn't report how much it unpacked, so assume the maximum.
    return { data: null, bytes: Math.min(maxBytes, packed.length * maxRatio) };
  }
}
