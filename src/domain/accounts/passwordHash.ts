/** A password as stored, in Payload's format: salt and hash in hexadecimal digits, the hash with a prefix. */
export interface PasswordHash {
  hash: string;
  salt: string;
}

/** Parameters of PBKDF2 with SHA-256. */
interface Derivation {
  iterations: number;
  keyLength: number;
}

/**
 * Payload's own prefix (payload 3.90, `generatePasswordSaltHash`), so that either side can verify what the other
 * stored.
 */
const prefix = 'pbkdf2-sha256-v1:';
export const currentDerivation: Derivation = { iterations: 600_000, keyLength: 32 };
/** For hashes stored before the prefix existed. */
const formerDerivation: Derivation = { iterations: 25_000, keyLength: 512 };

/** Whether a stored hash has to be upgraded at the next sign-in, the only time the password is known. */
export const isFormerHash = (hash: string): boolean => !hash.startsWith(prefix);

export const writeHash = (digits: string): string => `${prefix}${digits}`;

/** Returns the digits of a stored hash and the parameters of its derivation. */
export function readHash(hash: string): { digits: string; derivation: Derivation } {
  return isFormerHash(hash)
    ? { digits: hash, derivation: formerDerivation }
    : { digits: hash.slice(prefix.length), derivation: currentDerivation };
}
