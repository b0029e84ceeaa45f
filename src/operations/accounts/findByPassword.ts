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
  /** What the password was compared with, for who goes on only while it holds. */
  credentials: Credentials;
}

interface PasswordAttempt {
  req: PayloadRequest;
  email: string;
  password: string;
}

/** Of nobody: checking it takes the time that an account's takes. */
const nobodysHash = {
  salt: randomBytes(32).toString('hex'),
  hash: writeHash(randomBytes(currentDerivation.keyLength).toString('hex')),
};

/**
 * The account that an address and a password belong to, or null: after the same wait and work whether the address is
 * known. Payload's own sign-in would hash in the threads that files and pictures share.
 * @throws Busy, TooManyRequests
 */
export const findByPassword = (attempt: PasswordAttempt): Promise<FoundAccount | null> =>
  runInHashingQueue(attempt.req.headers, () => findInside(attempt));

async function findInside(attempt: PasswordAttempt): Promise<FoundAccount | null> {
  const { email, password } = attempt;
  const { payload } = attempt.req;
  // Without a mail server no link could give an account back to the address that it had before.
  const known = await findCredentials(payload, email, { acceptsFormer: !deliversMail(payload) });
  const { hash, salt } = known ?? nobodysHash;
  const normalized = normalizePassword(password);
  const right = await findRightForm(new Set([normalized, password]), { hash, salt });
  if (!known || right === null) return null;
  const isOld = isFormerHash(hash) || right !== normalized;
  const credentials = isOld ? await renewHash(payload, known, normalized) : known;
  // Changed meanwhile, or hashed anew for somebody who signed in at the same moment.
  if (!credentials) return findInside(attempt);
  const user = await findUserRow(payload, known.id);
  if (!user) return null;
  const { hash: _hash, salt: _salt, ...account } = user;
  return { account, credentials };
}

/** Hashes of before passwords had one form are of what was typed: that is tried, too, where it is another form. */
async function findRightForm(forms: ReadonlySet<string>, stored: PasswordHash): Promise<string | null> {
  for (const password of forms) {
    if (await hashingPool().run('matchPassword', { password, ...stored })) return password;
  }
  return null;
}

/** What fails here is done at the next sign-in: the password was right all the same. */
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
