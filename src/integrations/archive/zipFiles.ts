import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface TextFile {
  name: string;
  text: string;
}

/** Its format is already compressed. */
interface PackedFile {
  name: string;
  data: Uint8Array;
}

export type ArchivedFile = TextFile | PackedFile;

/** The same for all files, so that equal files make equal archives. */
const modified = new Date(2000, 0, 1);

/** Compresses files as they arrive, so that only one is in memory. */
export async function* zipFiles(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const take = () => {
    const chunks = packed;
    packed = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const file of files) {
    const isText = 'text' in file;
    const entry = isText ? new ZipDeflate(file.name) : new ZipPassThrough(file.name);
    entry.mtime = modified;
    zip.add(entry);
    entry.push(isText ? strToU8(file.text) : file.data, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
