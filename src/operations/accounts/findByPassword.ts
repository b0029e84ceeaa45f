import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { findCredentials, findUserRow, replaceHash, type Credentials } from '@/database/tables/users';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import {
  currentDerivation,
  isFormerHash,
  writeHash,
  type PasswordHash,
} from '@/domain/accounts/passwordHash';
import { deliversMail } from '@/integrations/email/deliversMail';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { hashingPool } from '@/integrations/workers/hashingPool';
import type { User } from '@/payload-types';

export interface FoundAccount {
  account: Omit<User, 'hash' | 'salt'>;
  /** The stored credentials that the password matched. `isPresentHash` tells whether they are still current. */
  credentials: Credentials;
}

interface PasswordAttempt {
  req: PayloadRequest;
  email: string;
  password: string;
}

/** A dummy hash for unknown addresses, so that checking takes as long as for a known one (no timing leak). */
const nobodysHash = {
  salt: randomBytes(32).toString('hex'),
  hash: writeHash(randomBytes(currentDerivation.keyLength).toString('hex')),
};

/**
 * Returns the account for an email and password, or null. Known and unknown addresses take the same work and time.
 * Replaces Payload's own login, which hashes in libuv's thread pool, shared with files and images.
 * @throws Busy, TooManyRequests
 */
export const findByPassword = (attempt: PasswordAttempt): Promise<FoundAccount | null> =>
  runInHashingQueue(attempt.req.headers, () => findInside(attempt));

async function findInside(attempt: PasswordAttempt): Promise<FoundAccount | null> {
  const { email, password } = attempt;
  const { payload } = attempt.req;
  // Without a mail server, no link can restore the former email, so a login with it is accepted.
  const known = await findCredentials(payload, email, { acceptsFormer: !deliversMail(payload) });
  const { hash, salt } = known ?? nobodysHash;
  const normalized = normalizePassword(password);
  const right = await findRightForm(new Set([normalized, password]), { hash, salt });
  if (!known || right === null) return null;
  const isOld = isFormerHash(hash) || right !== normalized;
  const credentials = isOld ? await renewHash(payload, known, normalized) : known;
  // The hash changed during the check: a new password, or a concurrent login rehashed it. Check again.
  if (!credentials) return findInside(attempt);
  const user = await findUserRow(payload, known.id);
  if (!user) return null;
  const { hash: _hash, salt: _salt, ...account } = user;
  return { account, credentials };
}

/** Hashes older than password normalization were made from the raw input, so the raw password is tried too. */
async function findRightForm(forms: ReadonlySet<string>, stored: PasswordHash): Promise<string | null> {
  for (const password of forms) {
    if (await hashingPool().run('matchPassword', { password, ...stored })) return password;
  }
  return null;
}

/** Rehashes the password with current parameters. A failure is only logged: the next login tries again. */
async function renewHash(payload: Payload, known: Credentials, password: string) {
  try {
    const fresh = await hashingPool().run('hashPassword', password);
    const isReplaced = await replaceHash(payload, known, fresh);
    return isReplaced ? { id: known.id, ...fresh } : null;
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A password could not be hashed anew' });
    return known;
  }
}
