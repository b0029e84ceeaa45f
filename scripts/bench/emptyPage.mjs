/**
 * What a page weighs before anybody has written one: an app with one layout, one paragraph and the project's own Next.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { dataDirectory, packageFile, projectRoot } from '../steps/projectPaths.mjs';
import { runNode } from '../steps/runCommand.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/** Inside the checkout, since that is where the packages are found. */
const directory = path.join(dataDirectory, 'empty-page');

const files = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(projectRoot)} } };`,
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'Nothing' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  // Without one of its own, Next takes the project's.
  'instrumentation.js': 'export function register() {}',
  'app/page.jsx': `export default function Page() { return <main><h1>Nothing</h1></main>; }`,
};

/**
 * @param {import('../steps/Lifetime.mjs').Lifetime} lifetime
 * @returns {Promise<string>} its address
 */
export async function serveEmptyPage(lifetime) {
  await build(lifetime.signal);
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: directory, quiet: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  lifetime.onEnd(async () => {
    server.close();
    await app.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new StartFailure('The empty page has no address.');
  return `http://localhost:${address.port}/`;
}

/** @param {AbortSignal} signal */
async function build(signal) {
  rmSync(directory, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { exitCode, output } = await runNode([packageFile('next/dist/bin/next'), 'build', directory], {
    env,
    signal,
  });
  if (exitCode === 0) return;
  if (!signal.aborted) console.error(output);
  throw new StartFailure('The empty page could not be built (see above).');
}
