import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from './projectPaths.mjs';
import { WebServer } from './WebServer.mjs';

/** Told to end, it lets nobody in any more and takes its time for what is in flight; then it notes that it came to its end. */
const slowToEnd = `
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const server = createServer((_request, response) => response.end());
server.listen(0, '127.0.0.1', () =>
  process.send({ isReady: true, origin: 'http://127.0.0.1:' + server.address().port }));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  setTimeout(() => {
    writeFileSync(process.env.NOTE, '');
    process.exit();
  }, 1_000);
});
`;

it('doesn’t take a server for frozen that is ending', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'ai-advisory-server-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(path.join(directory, 'programs'));
  writeFileSync(path.join(directory, 'programs/server.mjs'), slowToEnd);
  const note = path.join(directory, 'ended');
  const env = { NEXT_DIST_DIR: path.relative(projectRoot, directory), NOTE: note };
  const server = new WebServer(env, { watch: { everyMs: 20, silenceMs: 100 } });
  await server.start();
  await server.stop();
  expect(existsSync(note)).toBe(true);
});
