import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildPrograms, programFile } from './buildPrograms.mjs';
import { projectRoot } from './projectPaths.mjs';

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
