/**
 * Location of the database files: `.data/postgres`. In a checkout that the server's account can't access (below /root)
 * they are in /var/lib/ai-advisory, and `.data/postgres` is a symlink to them.
 */
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDirectory, projectRoot } from '../steps/projectPaths.mjs';
import { StartFailure } from '../steps/StartFailure.mjs';
import { writeStateFile } from '../steps/writeStateFile.mjs';
import { chooseServerAccount, isReachable } from './serverAccount.mjs';

/**
 * @typedef {object} ClusterPlace
 * @property {string} directory of the database files, the log and the passwords
 * @property {import('./serverAccount.mjs').Account | undefined} account
 */

/** @returns {ClusterPlace} of the site's own database, which outlives the command */
export function siteClusterPlace() {
  const inCheckout = path.join(dataDirectory, 'postgres');
  const account = chooseServerAccount(inCheckout);
  if (isLink(inCheckout)) return { directory: followLink(inCheckout), account };
  if (!account || existsSync(inCheckout) || isReachable(dataDirectory, account)) {
    return { directory: makeOwned(inCheckout, account), account };
  }
  const directory = mkdtempSync(path.join(sharedPlace(), 'site-'));
  recordCheckout(directory);
  symlinkSync(directory, inCheckout);
  return { directory: makeOwned(directory, account), account };
}

/** @returns {ClusterPlace} for a database that is thrown away when the command ends */
export function throwawayClusterPlace() {
  const account = chooseServerAccount('');
  const places = account ? [tmpdir(), '/tmp', '/var/tmp'] : [tmpdir()];
  const place =
    places.find((each) => !account || (existsSync(each) && isReachable(each, account))) ?? sharedPlace();
  return {
    directory: makeOwned(mkdtempSync(path.join(place, `${throwawayPrefix}${process.pid}-`)), account),
    account,
  };
}

/** Followed by the pid of the creating process, which identifies the folders of killed processes. */
const throwawayPrefix = 'ai-advisory-test-';

/**
 * @param {string} name of a folder
 * @returns {number | undefined} pid of the creating process, if it is the folder of a throwaway database
 */
export function throwawayOwner(name) {
  const owner = name.startsWith(throwawayPrefix) ? parseInt(name.slice(throwawayPrefix.length), 10) : NaN;
  return owner > 0 ? owner : undefined;
}

/** A folder that every account of the machine can traverse. Only root needs one. */
export function sharedPlace() {
  const place = '/var/lib/ai-advisory';
  mkdirSync(place, { recursive: true });
  chmodSync(place, 0o711);
  return place;
}

/**
 * @param {string} directory
 * @param {import('./serverAccount.mjs').Account | undefined} account
 */
function makeOwned(directory, account) {
  mkdirSync(directory, { recursive: true });
  if (account) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o700);
  return directory;
}

/** @param {string} place */
function isLink(place) {
  return !!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
}

/**
 * Follows the symlink to the database files. A moved checkout keeps its database. A copied one must not share it with
 * the original.
 * @param {string} link
 */
function followLink(link) {
  const directory = readlinkSync(link);
  if (!existsSync(directory)) {
    throw new StartFailure(
      `The database in ${directory} is gone. Bring it back, or delete ${link} to begin with an empty one.`,
    );
  }
  const home = readFileSync(checkoutRecord(directory), 'utf8').trim();
  const homeLink = path.join(home, path.relative(projectRoot, link));
  if (home !== projectRoot && isLink(homeLink) && readlinkSync(homeLink) === directory) {
    throw new StartFailure(
      `${link} leads to the database of ${home}, from where this checkout was copied. ` +
        'Delete that link to begin with an empty database here.',
    );
  }
  recordCheckout(directory);
  return directory;
}

/** @param {string} directory */
function recordCheckout(directory) {
  writeStateFile(checkoutRecord(directory), `${projectRoot}\n`);
}

/** @param {string} directory */
function checkoutRecord(directory) {
  return path.join(directory, 'checkout');
}
