/**
 * Makes the server's half of Next's bundle small: a server holds the source of all that it has loaded in memory, some 80 MB
 * less of it this way. Next's own minifier takes a third of the build for it, esbuild some seconds.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from './StartFailure.mjs';

/**
 * @param {string} directory the build's
 * @throws {StartFailure} with the compiler's words
 */
export async function minifyServer(directory) {
  // Not at the top: this file is read before the packages are installed.
  const { transform } = await import('esbuild');
  const chunks = path.join(directory, 'server', 'chunks');
  const names = await readdir(chunks, { recursive: true });
  const files = names.filter((name) => name.endsWith('.js')).map((name) => path.join(chunks, name));
  const options = /** @type {const} */ ({ minify: true, platform: 'node', target: 'node20' });
  try {
    await Promise.all(
      files.map(async (file) => {
        const { code } = await transform(await readFile(file, 'utf8'), options);
        await writeFile(file, code);
      }),
    );
  } catch (error) {
    throw new StartFailure(`The site could not be made small. ${/** @type {Error} */ (error).message}`);
  }
}
