/**
 * PostgreSQL refuses to run as root. For root, the commands run it under an unprivileged account of the machine; for
 * any other user, as that user.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * @typedef {object} Account
 * @property {number} uid
 * @property {number} gid
 */

const OWN_ACCOUNT = 'ai-advisory-db';

/**
 * @param {string} clusterDirectory an existing database keeps its owner
 * @returns {Account | undefined} undefined for the current user, if that isn't root
 * @throws {StartFailure} when the database belongs to another user
 */
export function chooseServerAccount(clusterDirectory) {
  const ownUid = process.getuid?.();
  const owner = existsSync(clusterDirectory) ? statSync(clusterDirectory) : undefined;
  if (ownUid !== 0) {
    if (!owner || ownUid === undefined || owner.uid === ownUid) return undefined;
    throw new StartFailure(
      `The database in ${clusterDirectory} belongs to another user, probably because the site was first ` +
        'started as root. Start it as root again, or move .data away to begin with an empty database.',
    );
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  // A separate account protects the files from other services; `nobody` exists on every machine.
  const account =
    findAccount('postgres') ?? findAccount(OWN_ACCOUNT) ?? createAccount() ?? findAccount('nobody');
  if (account) return account;
  throw new StartFailure(
    'PostgreSQL cannot run as root and this machine has no account for it. Start as an ordinary user, ' +
      'or set DATABASE_URL to a database server.',
  );
}

/**
 * @param {string} name
 * @returns {Account | undefined}
 */
function findAccount(name) {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createAccount() {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    OWN_ACCOUNT,
  ]);
  return findAccount(OWN_ACCOUNT);
}

/**
 * @param {string} place an existing file or folder
 * @param {Account} account
 * @returns {boolean} whether the account can traverse all parent folders and enter or execute `place`
 */
export function isReachable(place, account) {
  const real = realpathSync(place);
  const { uid, gid, mode } = statSync(real);
  const mayPass = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
  if (!mayPass) return false;
  const above = path.dirname(real);
  return above === real || isReachable(above, account);
}
