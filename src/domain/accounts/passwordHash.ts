/** A password as the database keeps it, in Payload's form: both in hexadecimal digits, the hash behind its prefix. */
export interface PasswordHash {
  hash: string;
  salt: string;
}

/** How a hash is derived from password and salt, by PBKDF2 with SHA-256. */
interface Derivation {
  iterations: number;
  keyLength: number;
}

/** Payload's own (payload 3.90, `generatePasswordSaltHash`): whatever either of us has stored, both can check. */
const prefix = 'pbkdf2-sha256-v1:';
export const currentDerivation: Derivation = { iterations: 600_000, keyLength: 32 };
/** Of accounts that are older than the prefix. */
const formerDerivation: Derivation = { iterations: 25_000, keyLength: 512 };

/** Whether a stored hash is to be replaced when its password is known, which it is at a sign-in only. */
export const isFormerHash = (hash: string): boolean => !hash.startsWith(prefix);

export const writeHash = (digits: string): string => `${prefix}${digits}`;

/** The digits of a stored hash, and how they were derived. */
export function readHash(hash: string): { digits: string; derivation: Derivation } {
  return isFormerHash(hash)
    ? { digits: hash, derivation: formerDerivation }
    : { digits: hash.slice(prefix.length), derivation: currentDerivation };
}
