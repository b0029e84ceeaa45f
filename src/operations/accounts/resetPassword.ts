import type { PayloadRequest } from 'payload';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { getLimiters } from '@/integrations/limits/limiters';
import type { User } from '@/payload-types';
import type { ResetPasswordBody } from '@/schemas/mailedLinks';
import { inTransaction } from '@/database/inTransaction';
import { isBeingRemoved } from '@/database/tables/accountRemovals';
import { deleteSessionsOf } from '@/database/tables/sessions';
import { dropLinks, spentLink, consumeLink } from './accountLinks';
import { recordLinkProof } from './credentialProof';
import { strangersKey } from './loginAttempt';
import { rejectCommonPassword } from './rejectCommonPassword';

/**
 * Sets a new password for whoever has the link that was mailed. It proves that the mailbox is theirs, so all sessions end, and
 * a change of the email that waits. What may take the account back to the address that it had lately stays: whoever moved it
 * there has this mailbox as well. So ends the wait after failed sign-ins: who can read the mailbox need not guess.
 * @throws BadRequest for a link that is spent or whose account is about to be deleted, or a common password of staff, which leaves the link as it is; Busy, too
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
    // Nobody could sign in with the new password. If the account is kept, the link works again.
    if (await isBeingRemoved(req, userId)) throw spentLink();
    const { role } = await req.payload.findByID({
      ...{ collection: 'users', id: userId, depth: 0, select: { role: true } },
      // Nobody is signed in: the link is the proof.
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
    await dropLinks(req, userId, ['password-reset', 'email-confirm']);
    await deleteSessionsOf(req, userId);
    return changed;
  });
}
