import { ensureDataDirectory } from '../steps/ensureDataDirectory.mjs';
import { acquireCheckoutLock } from '../steps/acquireCheckoutLock.mjs';
import { installPackages } from '../steps/installPackages.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * Imported dynamically, because the packages may not be installed when this file is loaded.
 * @type {Record<string, (lifetime: Lifetime, args: string[]) => Promise<void>>}
 */
const benches = {
  pages: async (lifetime, paths) => (await import('./benchPages.mjs')).benchPages(lifetime, paths),
  throughput: async (lifetime) => (await import('./benchThroughput.mjs')).benchThroughput(lifetime),
  api: async (lifetime) => (await import('./benchApi.mjs')).benchApi(lifetime),
  // Last, because it inserts many rows.
  size: async (lifetime) => (await import('./benchSize.mjs')).benchSize(lifetime),
};

/** @typedef {import('../steps/Lifetime.mjs').Lifetime} Lifetime */

/** @param {Lifetime} lifetime */
export async function run(lifetime) {
  const [name, ...args] = process.argv.slice(2);
  const chosen = name ? benches[name] : undefined;
  if (name && !chosen) {
    const known = Object.keys(benches).join(', ');
    throw new StartFailure(`There is no bench called ${name}. There are: ${known}.`);
  }
  ensureDataDirectory();
  // The benches use the build of the tests.
  await acquireCheckoutLock('test', lifetime);
  await installPackages(lifetime.signal);
  for (const bench of chosen ? [chosen] : Object.values(benches)) await bench(lifetime, args);
}
