import { ensureDataDirectory } from '../steps/ensureDataDirectory.mjs';
import { acquireCheckoutLock } from '../steps/acquireCheckoutLock.mjs';
import { installPackages } from '../steps/installPackages.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * The tools are loaded only after the packages are installed.
 * @type {Record<string, (lifetime: Lifetime, args: string[]) => Promise<void>>}
 */
const benches = {
  pages: async (lifetime, paths) => (await import('./benchPages.mjs')).benchPages(lifetime, paths),
  throughput: async (lifetime) => (await import('./benchThroughput.mjs')).benchThroughput(lifetime),
  api: async (lifetime) => (await import('./benchApi.mjs')).benchApi(lifetime),
  // Last, because it fills the database.
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
  // The pages are measured on the build that the tests use.
  await acquireCheckoutLock('test', lifetime);
  await installPackages(lifetime.signal);
  for (const bench of chosen ? [chosen] : Object.values(benches)) await bench(lifetime, args);
}
