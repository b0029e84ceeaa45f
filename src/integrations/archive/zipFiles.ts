import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface TextFile {
  name: string;
  text: string;
}

/** The same for all files, so that equal files make equal archives. */
const modified = new Date(2000, 0, 1);

/** Packs files as they come; each is forgotten when it is packed. */
export async function* zipFiles(files: AsyncIterable<TextFile>): AsyncGenerator<Uint8Array> {
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
  for await (const { name, text } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = modified;
    zip.add(entry);
    entry.push(strToU8(text), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
