import { crc32, inflateRawSync } from 'node:zlib';
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

const stored = 0;
const deflated = 8;

/**
 * Unpacks an archive in memory, counting what really comes out of it and not what it says. Folders are left out.
 * @throws ArchiveProblem beyond the limits, and for what is no archive
 */
export function unzipFiles(archive: Buffer, limits: UnzipLimits): UnzippedFile[] {
  const entries = readZipEntries(archive).filter(({ name }) => !name.endsWith('/'));
  if (entries.length === 0) throw new ArchiveProblem('The archive holds no files.');
  if (entries.length > limits.maxFiles) {
    throw new ArchiveProblem(`The archive holds more than ${limits.maxFiles.toLocaleString('en-US')} files.`);
  }
  let left = limits.maxTotalBytes;
  return entries.map((entry) => {
    const data = unpack(entry, limits.maxFileBytes);
    left -= data?.length ?? 0;
    if (left < 0) throw new ArchiveProblem('The archive unpacks to too much.');
    return { name: entry.name, data };
  });
}

function unpack({ packed, method, checksum }: ZipEntry, maxBytes: number): Buffer | null {
  try {
    const data = method === deflated ? inflateRawSync(packed, { maxOutputLength: maxBytes }) : packed;
    const isKnown = method === deflated || method === stored;
    return isKnown && data.length <= maxBytes && crc32(data) === checksum ? data : null;
  } catch {
    // Damaged, or more than may come out.
    return null;
  }
}
