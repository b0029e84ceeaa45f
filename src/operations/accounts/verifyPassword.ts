import type { PayloadRequest, TypedUser } from 'payload';
import { lockUserRowNoKeyUpdate, isPresentHash, type Credentials } from '@/database/tables/users';
import { profileMessages } from '@/content/portal/profile';
import { BadRequest } from '@/errors/ApiFailures';
import { rejectWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { findByPassword } from './findByPassword';
import { serializeByKey } from '../serializeByKey';

/** A verified password and the form field it was sent in. */
export interface PasswordProof {
  /** The stored credentials that the password matched. */
  credentials: Credentials;
  field: string;
}

/**
 * Checks the signed-in account's password before an action that can't be undone. The action's transaction must call
 * `confirmProof`. Allows five wrong passwords per 15 minutes, because somebody else may sit at an unlocked computer.
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
 * Locks the account's row until the transaction ends and checks that the verified password is still current. The
 * owner may have changed it since, to lock out the person who sends this request.
 * @throws BadRequest on the proof's field
 */
export async function confirmProof(
  req: PayloadRequest,
  { credentials, field }: PasswordProof,
): Promise<void> {
  await lockUserRowNoKeyUpdate(req, credentials.id);
  if (!(await isPresentHash(req, credentials))) throw wrongPassword(field);
}

function wrongPassword(field: string): BadRequest {
  const message = profileMessages.wrongPassword;
  return new BadRequest(message, [{ field, message }]);
}
