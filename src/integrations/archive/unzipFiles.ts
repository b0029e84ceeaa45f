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

/** `data` is null for a file that is too large, damaged or packed in an unknown way. */
export interface UnzippedFile {
  name: string;
  data: Buffer | null;
}

/** `bytes`: what came out at most, also of what is refused. */
interface Unpacked {
  data: Buffer | null;
  bytes: number;
}

const inflate = promisify(inflateRaw);

const stored = 0;
const deflated = 8;
/** No byte of deflated data unpacks to more: https://www.zlib.net/zlib_tech.html */
const maxRatio = 1032;

/**
 * Unpacks an archive in memory, file by file beside this thread, counting what really comes out of it and not what it
 * says. Folders are left out.
 * @throws ArchiveProblem beyond the limits, and for what is no archive
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
    // Damaged, or more than may come out; how much did before that, nobody says.
    return { data: null, bytes: Math.min(maxBytes, packed.length * maxRatio) };
  }
}
