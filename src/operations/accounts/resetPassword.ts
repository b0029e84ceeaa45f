import type { PayloadRequest } from 'payload';
import { deleteLinksFor } from '@/database/tables/accountLinks';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { getLimiters } from '@/integrations/limits/limiters';
import type { User } from '@/payload-types';
import type { ResetPasswordBody } from '@/schemas/mailedLinks';
import { inTransaction } from '@/database/inTransaction';
import { isBeingRemoved } from '@/database/tables/accountRemovals';
import { deleteSessionsOf } from '@/database/tables/sessions';
import { spentLink, consumeLink } from '@/services/accounts/accountLinks';
import { recordLinkProof } from '@/services/accounts/credentialProof';
import { strangersKey } from './loginAttempt';
import { rejectCommonPassword } from './rejectCommonPassword';

/**
 * Sets a new password with the token from the mailed link. The link proves access to the mailbox, so all sessions, a
 * pending email change and the login lockout end. `email-undo` links stay valid: an attacker who changed the email
 * would have access to this mailbox as well.
 * @throws BadRequest for an expired or used link, an account about to be deleted, or a common password of staff. The
 * last two leave the link valid. Busy
 */
export async function resetPassword({
  req,
  token,
  password,
}: ResetPasswordBody & { req: PayloadRequest }): Promise<void> {
  const user = await runInHashingQueue(req.headers, () => setPassword(req, { token, password }));
  await getLimiters(req.payload).loginEmail.delete(strangersKey(user.email));
}

function setPassword(req: PayloadRequest, { token, password }: ResetPasswordBody): Promise<User> {
  return inTransaction(req, async () => {
    const { userId } = await consumeLink(req, { token, purpose: 'password-reset' });
    // The new password couldn't be used to log in. The rollback keeps the link, which works again if the removal is
    // cancelled.
    if (await isBeingRemoved(req, userId)) throw spentLink();
    const { role } = await req.payload.findByID({
      ...{ collection: 'users', id: userId, depth: 0, select: { role: true } },
      // The caller is signed out: the link is the proof of ownership.
      ...{ overrideAccess: true, req },
    });
    rejectCommonPassword(password, role);
    recordLinkProof(req, userId);
    const changed: User = await req.payload.update({
      collection: 'users',
      id: userId,
      data: { password },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await deleteLinksFor(req, userId, ['password-reset', 'email-confirm']);
    await deleteSessionsOf(req, userId);
    return changed;
  });
}
