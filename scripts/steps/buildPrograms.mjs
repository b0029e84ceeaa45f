/**
 * Builds the programs that run beside Next's bundle from TypeScript into one folder of the build. Packages are
 * external, so that both sides load the same ones, except packages of many small files. Dynamic imports become
 * separate files. `import.meta.url` is that of the built file, so programs find the project by `process.cwd()`.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectPaths.mjs';
import { StartFailure } from './StartFailure.mjs';

/** Entry point of each program, by name of the built file. */
const programs = {
  server: 'src/edge/server.ts',
  nextCache: 'src/edge/pageCache/NextCacheHandler.ts',
  worker: 'src/integrations/workers/workerProgram.ts',
  hashing: 'src/integrations/workers/hashingProgram.ts',
};

/**
 * Each of the first two would take the server about 50 ms to resolve and load at every start; the others together would
 * take a worker thread about 70 ms before its first text.
 */
const bundled = /^(?:jose|zod|(?:mdast|micromark|unist)-util-.+)$/;

const { dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));

/** @typedef {keyof typeof programs} ProgramName */

/**
 * @param {ProgramName} name
 * @param {string} distDir folder of the build, relative to the checkout
 * @returns {string} path of the built file; its working directory must be the project's folder
 */
export function programFile(name, distDir) {
  return path.join(programsDirectory(distDir), `${name}.mjs`);
}

/**
 * Builds all programs.
 * @param {string} distDir folder of the build, relative to the checkout
 * @returns {Promise<string[]>} their source files, relative to the checkout
 * @throws {StartFailure} with the compiler's message
 */
export async function buildPrograms(distDir) {
  rmSync(programsDirectory(distDir), { recursive: true, force: true });
  // A dynamic import, because this file is loaded before the packages are installed.
  const { build } = await import('esbuild');
  try {
    const { metafile } = await build({ ...buildOptions(distDir), metafile: true });
    return Object.keys(metafile.inputs);
  } catch (error) {
    throw new StartFailure(`The site's programs could not be built. ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Builds all programs, and rebuilds each when one of its sources changes.
 * @param {string} distDir folder of the build, relative to the checkout
 * @param {import('./Lifetime.mjs').Lifetime} lifetime
 * @throws {StartFailure} when the first build fails; later failures are only printed
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
