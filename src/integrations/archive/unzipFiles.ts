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

const inflate = promisify(inflateRaw);

const stored = 0;
const deflated = 8;

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
    const data = await unpack(entry, limits.maxFileBytes);
    left -= data?.length ?? 0;
    if (left < 0) throw new ArchiveProblem('The archive unpacks to too much.');
    files.push({ name: entry.name, data });
  }
  return files;
}

async function unpack({ packed, method, checksum }: ZipEntry, maxBytes: number): Promise<Buffer | null> {
  try {
    const data = method === deflated ? await inflate(packed, { maxOutputLength: maxBytes }) : packed;
    const isKnown = method === deflated || method === stored;
    return isKnown && data.length <= maxBytes && crc32(data) === checksum ? data : null;
  } catch {
    // Damaged, or more than may come out.
    return null;
  }
}
