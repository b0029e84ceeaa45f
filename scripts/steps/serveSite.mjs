/** `npm start`: prepares a fresh checkout and serves the site; stops everything it started at the end. */
import { announce, announceBox, announceStep } from './announce.mjs';
import { buildIfStale } from './buildIfStale.mjs';
import { superviseProcess } from './superviseProcess.mjs';
import { prepareCheckout, prepareDatabase, reachDatabase } from './prepareSite.mjs';
import { WebServer } from './WebServer.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  const { settings, env } = await prepareCheckout(lifetime, 'running');
  const databaseUrl = await reachDatabase(lifetime, settings);
  // Building needs no database, so both run in parallel.
  await Promise.all([
    prepareDatabase(lifetime, databaseUrl, env),
    buildIfStale({ distDir: '.next', env, minifiesServer: settings.minifiesServer, signal: lifetime.signal }),
  ]);
  const server = new WebServer({ ...env, DATABASE_URL: databaseUrl });
  lifetime.onEnd(async () => {
    announce('Stopping ...');
    await server.stop();
  });
  await announceStep('Site started', () =>
    superviseProcess('The web server', (onLost) => server.start(onLost), lifetime),
  );
  announceBox([
    `Site          ${settings.siteUrl}`,
    `Admin Portal  ${settings.siteUrl}/admin`,
    `Content Desk  ${settings.siteUrl}/cms`,
    '',
    'Stop with Ctrl-C.',
  ]);
  await lifetime.untilEnd();
}
