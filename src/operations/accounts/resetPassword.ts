import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { getLimiters } from '@/integrations/limits/limiters';
import type { User } from '@/payload-types';
import type { ResetPasswordBody } from '@/schemas/account';
import { inTransaction } from '../inTransaction';
import { endAllSessionsOf } from '../sessions/endSessionsOf';
import { takeLink } from './accountLinks';
import { refuseWeakPassword } from './refuseWeakPassword';

/**
 * Sets a new password for whoever has the link that was mailed. All sessions of the account end, and so does the wait
 * after failed sign-ins: who can read the mailbox need not guess.
 * @throws BadRequest for a link that is spent, or a weak password, which leaves the link as it is
 */
export async function resetPassword({
  req,
  token,
  password,
}: ResetPasswordBody & { req: PayloadRequest }): Promise<void> {
  refuseWeakPassword(password);
  const user = await inTransaction(req, async () => {
    const { userId } = await takeLink(req, { token, purpose: 'password-reset' });
    const changed: User = await req.payload.update({
      collection: 'users',
      id: userId,
      data: { password },
      depth: 0,
      // Nobody is signed in: the link is the proof.
      overrideAccess: true,
      req,
    });
    await endAllSessionsOf({ req, userId });
    return changed;
  });
  const account = createHash('sha256').update(user.email).digest('hex');
  await getLimiters(req.payload).loginEmail.delete(account);
}
