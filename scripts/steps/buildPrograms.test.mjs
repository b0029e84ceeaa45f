import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildPrograms, programFile } from './buildPrograms.mjs';
import { projectRoot } from './projectPaths.mjs';
import { BUILD_INPUTS } from './sourceFingerprint.mjs';

/** Below the checkout, from where the programs find their packages. */
const distDir = path.join('.next-test', `programs-${process.pid}`);

afterAll(() => rmSync(path.join(projectRoot, distDir), { recursive: true, force: true }));

it('builds programs that Node runs as they are, and nothing else stays', async () => {
  await buildPrograms(distDir);
  const leftover = path.join(path.dirname(programFile('worker', distDir)), 'old.mjs');
  writeFileSync(leftover, '');
  await buildPrograms(distDir);
  expect(existsSync(leftover)).toBe(false);
  const worker = await import(/* @vite-ignore */ programFile('worker', distDir));
  expect(worker.analysisPdf).toBeTypeOf('function');
});

it('builds them from nothing whose change would leave the build as it is', async () => {
  const sources = await buildPrograms(distDir);
  const isNoted = (/** @type {string} */ file) =>
    ['node_modules', ...BUILD_INPUTS].some((input) => file === input || file.startsWith(`${input}/`));
  expect(sources).toContain('src/edge/server.ts');
  expect(sources.filter((file) => !isNoted(file))).toEqual([]);
});
