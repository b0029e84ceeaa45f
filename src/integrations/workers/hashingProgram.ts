/**
 * The program of the password threads: each export is a task that takes and returns plain data. Uses the synchronous
 * API, because a thread that only hashes doesn't need libuv's threads, which files and images share. Built by
 * scripts/steps/buildPrograms.mjs.
 */
import { pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { currentDerivation, readHash, writeHash, type PasswordHash } from '@/domain/accounts/passwordHash';

/** Compares a password with a stored hash in constant time. */
export async function matchPassword({
  password,
  hash,
  salt,
}: PasswordHash & { password: string }): Promise<boolean> {
  const { digits, derivation } = readHash(hash);
  const stored = Buffer.from(digits, 'hex');
  const given = derive(password, salt, derivation);
  return given.length === stored.length && timingSafeEqual(given, stored);
}

/** Hashes a password for storage. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: writeHash(derive(password, salt, currentDerivation).toString('hex')) };
}

const derive = (password: string, salt: string, { iterations, keyLength }: typeof currentDerivation) =>
  pbkdf2Sync(password, salt, iterations, keyLength, 'sha256');
