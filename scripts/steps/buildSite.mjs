import { announce } from './announce.mjs';
import { buildIfStale } from './buildIfStale.mjs';
import { acquireCheckoutLock } from './acquireCheckoutLock.mjs';
import { prepareCommand } from './prepareCommand.mjs';

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const { settings, env } = await prepareCommand(lifetime);
  // A running site serves from the same folder.
  await acquireCheckoutLock('site', lifetime);
  await buildIfStale({
    distDir: '.next',
    env,
    minifiesServer: settings.minifiesServer,
    signal: lifetime.signal,
  });
  announce('The build is up to date.');
}
