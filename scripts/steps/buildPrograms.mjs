/**
 * Builds the programs that run beside Next's bundle, each from its TypeScript into one folder of the build. Packages stay
 * where they are, so that both sides load the same ones, but for those that consist of many small files; what a program imports dynamically becomes a file of its own.
 * `import.meta.url` is the place of the built file: programs find the project by `process.cwd()`.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/** Where each program starts, by the name of its built file. */
const programs = {
  server: 'src/edge/server.ts',
  nextCache: 'src/edge/pageCache/NextCacheHandler.ts',
  worker: 'src/integrations/workers/workerProgram.ts',
  hashing: 'src/integrations/workers/hashingProgram.ts',
};

/**
 * Each of the first two would take the server some 50 ms to find and load at every start; together, the others would take
 * a thread some 70 ms before its first text.
 */
const bundled = /^(?:jose|zod|(?:mdast|micromark|unist)-util-.+)$/;

const { dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));

/** @typedef {keyof typeof programs} ProgramName */

/**
 * @param {ProgramName} name
 * @param {string} distDir folder of the build, relative to the checkout
 * @returns {string} the built file, to be run from the project's folder
 */
export function programFile(name, distDir) {
  return path.join(programsDirectory(distDir), `${name}.mjs`);
}

/**
 * Builds all programs anew.
 * @param {string} distDir folder of the build, relative to the checkout
 * @returns {Promise<string[]>} the files that they are made from, relative to the checkout
 * @throws {StartFailure} with the compiler's words
 */
export async function buildPrograms(distDir) {
  rmSync(programsDirectory(distDir), { recursive: true, force: true });
  // Not at the top: this file is read before the packages are installed.
  const { build } = await import('esbuild');
  try {
    const { metafile } = await build({ ...buildOptions(distDir), metafile: true });
    return Object.keys(metafile.inputs);
  } catch (error) {
    throw new StartFailure(`The site's programs could not be built. ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Builds all programs, and each again whenever one of its sources changes.
 * @param {string} distDir folder of the build, relative to the checkout
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 * @throws {StartFailure} when they can't be built at all; later failures are shown
 */
export async function watchPrograms(distDir, lifetime) {
  await buildPrograms(distDir);
  const { context } = await import('esbuild');
  const watching = await context({ ...buildOptions(distDir), logLevel: 'warning' });
  lifetime.onEnd(() => watching.dispose());
  await watching.watch();
}

/** @param {string} distDir */
const programsDirectory = (distDir) => path.join(projectRoot, distDir, 'programs');

/**
 * @param {string} distDir
 * @returns {import('esbuild').BuildOptions}
 */
const buildOptions = (distDir) => ({
  absWorkingDir: projectRoot,
  entryPoints: programs,
  outdir: programsDirectory(distDir),
  outExtension: { '.js': '.mjs' },
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  external: Object.keys(dependencies).filter((name) => !bundled.test(name)),
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'silent',
});
