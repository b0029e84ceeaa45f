import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** Payload's own parameters (payload 3.90, `generatePasswordSaltHash`), so that both ways cost the same. */
const iterations = 600_000;
const keyLength = 32;
const salt = randomBytes(32).toString('hex');

/** Spends the time that checking a password takes, for addresses that have no account. */
export async function hashForNobody(password: string): Promise<void> {
  await promisify(pbkdf2)(password, salt, iterations, keyLength, 'sha256');
}
