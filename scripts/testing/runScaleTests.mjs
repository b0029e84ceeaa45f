/** Tests of the site with the services of a multi-server setup, which come from the system's packages, not from npm. */
import { spawnSync } from 'node:child_process';
import { acquireCheckoutLock } from '../steps/acquireCheckoutLock.mjs';
import { ensureDataDirectory } from '../steps/ensureDataDirectory.mjs';
import { installPackages } from '../steps/installPackages.mjs';
import { packageFile } from '../steps/projectPaths.mjs';
import { runNode } from '../steps/runCommand.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';

const programs = ['pgbouncer', 'haproxy'];

/** @param {import('../steps/Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  // Debian installs servers in /usr/sbin, which is only in root's PATH.
  process.env.PATH += ':/usr/sbin';
  const missing = programs.filter((program) => spawnSync(program, ['-v']).error);
  if (missing.length > 0) {
    throw new StartFailure(`Please install ${missing.join(' and ')}: apt-get install ${missing.join(' ')}.`);
  }
  ensureDataDirectory();
  await acquireCheckoutLock('test', lifetime);
  await installPackages(lifetime.signal);
  const args = [packageFile('vitest/vitest.mjs'), 'run', '--project', 'scale'];
  const { exitCode } = await runNode(args, { signal: lifetime.signal, show: true });
  process.exitCode = exitCode;
}
