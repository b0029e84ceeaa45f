import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minifyServer } from './minifyServer.mjs';

/** @type {string} */
let build;
const require = createRequire(import.meta.url);

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'));
  await mkdir(path.join(build, 'server', 'chunks', 'ssr'), { recursive: true });
});

afterEach(() => rm(build, { recursive: true, force: true }));

const chunk = (/** @type {string} */ name) => path.join(build, 'server', 'chunks', name);

it('keeps what a chunk says, in fewer bytes', async () => {
  const text = 'module.exports = [1, (context) => { const said = "hello"; return said; }];\n';
  await writeFile(chunk('a.js'), text);
  await minifyServer(build);
  expect((await readFile(chunk('a.js'))).byteLength).toBeLessThan(text.length - 10);
  expect(require(chunk('a.js'))[1]()).toBe('hello');
});

it('says what is wrong with a chunk', async () => {
  await writeFile(chunk('a.js'), 'module.exports = [');
  await expect(minifyServer(build)).rejects.toThrow(/could not be made small.*Unexpected end of file/su);
});
