import type { PayloadRequest, TypedUser } from 'payload';
import { profileMessages } from '@/content/portal/profile';
import { BadRequest } from '@/errors/ApiFailures';
import { refuseWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { findByPassword } from './findByPassword';
import { inTurn } from '../inTurn';

/**
 * Checks the password of the person who is signed in, before something that can't be taken back. Somebody at an
 * unlocked computer has five guesses in a quarter of an hour.
 * @throws BadRequest on `field`, TooManyRequests
 */
export async function verifyPassword(
  req: PayloadRequest,
  user: TypedUser,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { passwordCheck } = getLimiters(req.payload);
  const key = String(user.id);
  await inTurn(`password:${key}`, async () => {
    await refuseWhenSpent(passwordCheck, key);
    if (await findByPassword({ req, email: user.email, password })) return;
    await passwordCheck.penalty(key);
    const message = profileMessages.wrongPassword;
    throw new BadRequest(message, [{ field, message }]);
  });
}
