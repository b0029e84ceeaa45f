/**
 * What the threads for passwords run: each export is a task that takes and gives plain data. A thread that hashes does
 * nothing else, so it needn't ask for one of those that files and pictures share. Built by
 * scripts/steps/buildPrograms.mjs.
 */
import { pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { currentDerivation, readHash, writeHash, type PasswordHash } from '@/domain/accounts/passwordHash';

/** Whether a password is the one that was stored, compared in a time that tells nothing. */
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

/** A password as it is to be stored. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: writeHash(derive(password, salt, currentDerivation).toString('hex')) };
}

const derive = (password: string, salt: string, { iterations, keyLength }: typeof currentDerivation) =>
  pbkdf2Sync(password, salt, iterations, keyLength, 'sha256');
