/** `npm run dev`: the site with hot reload, on the same database as `npm start`. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startJobsClock } from '../../src/edge/jobsClock.mjs';
import { announce, announceBox } from './announce.mjs';
import { watchPrograms } from './buildPrograms.mjs';
import { originAt } from './listenAddresses.mjs';
import { prepareCheckout, prepareDatabase, reachDatabase } from './prepareSite.mjs';
import { packageFile, projectRoot } from './projectPaths.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  const { settings, env } = await prepareCheckout(lifetime, 'all');
  const databaseUrl = await reachDatabase(lifetime, settings);
  await prepareDatabase(lifetime, databaseUrl, env);
  await watchPrograms('.next', lifetime);
  announceBox([
    `Site          ${settings.siteUrl}`,
    `Admin Portal  ${settings.siteUrl}/admin`,
    `Content Desk  ${settings.siteUrl}/cms`,
  ]);
  const host = settings.host ?? 'localhost';
  const args = [packageFile('next/dist/bin/next'), 'dev', '--port', env.PORT ?? '', '--hostname', host];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  const origin = originAt(host, settings.port);
  void startBackgroundWork(origin, lifetime.signal);
  startJobsClock({
    origin,
    payloadSecret: env.PAYLOAD_SECRET ?? '',
    signal: lifetime.signal,
    tell: announce,
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  lifetime.onEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  process.exitCode = (await ended) ?? 0;
}

/**
 * Calls the health endpoint, which starts the mail queue, until Next answers.
 * @param {string} origin
 * @param {AbortSignal} signal
 */
async function startBackgroundWork(origin, signal) {
  const isUp = () =>
    fetch(`${origin}/api/health`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!signal.aborted && !(await isUp())) await wait(1000, undefined, { signal }).catch(() => {});
}
