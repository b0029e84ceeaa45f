import type { PayloadRequest, TypedUser } from 'payload';
import { lockUserRowForShare, isPresentHash, type Credentials } from '@/database/tables/users';
import { profileMessages } from '@/content/portal/profile';
import { BadRequest } from '@/errors/ApiFailures';
import { rejectWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { findByPassword } from './findByPassword';
import { serializeByKey } from '../serializeByKey';

/** A password that was right, and the field that it was typed into. */
export interface PasswordProof {
  /** What it was compared with. */
  credentials: Credentials;
  field: string;
}

/**
 * Checks the password of the person who is signed in, before something that can't be taken back: in the transaction that
 * does it, `confirmProof` follows. Somebody at an unlocked computer has five guesses in a quarter of an hour.
 * @throws BadRequest on `field`, TooManyRequests
 */
export async function verifyPassword(
  req: PayloadRequest,
  user: TypedUser,
  { password, field }: { password: string; field: string },
): Promise<PasswordProof> {
  const { passwordCheck } = getLimiters(req.payload);
  const key = String(user.id);
  return serializeByKey(`password:${key}`, async () => {
    await rejectWhenSpent(passwordCheck, key);
    const found = await findByPassword({ req, email: user.email, password });
    if (found) return { credentials: found.credentials, field };
    await passwordCheck.penalty(key);
    throw wrongPassword(field);
  });
}

/**
 * In a transaction: waits for whoever is changing the account, keeps others from it until the end, and asks whether the
 * password holds still. Somebody may have set another one since, to keep this very person out.
 * @throws BadRequest on the proof's field
 */
export async function confirmProof(
  req: PayloadRequest,
  { credentials, field }: PasswordProof,
): Promise<void> {
  await lockUserRowForShare(req, credentials.id);
  if (!(await isPresentHash(req, credentials))) throw wrongPassword(field);
}

function wrongPassword(field: string): BadRequest {
  const message = profileMessages.wrongPassword;
  return new BadRequest(message, [{ field, message }]);
}
