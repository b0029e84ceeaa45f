import type { PayloadRequest } from 'payload';
import { emailMessages } from '@/content/site/emailChange';
import { Conflict } from '@/errors/ApiFailures';
import type { UndoEmailAnswer } from '@/schemas/mailedLinks';
import { inTransaction } from '@/database/inTransaction';
import { isBeingRemoved } from '@/database/tables/accountRemovals';
import { deleteLinksAfter } from '@/database/tables/accountLinks';
import { deleteSessionsOf } from '@/database/tables/sessions';
import { lockUser } from '../users/findUser';
import { createResetLink, dropLinks, consumeLink } from './accountLinks';
import { recordLinkProof } from './credentialProof';
import { isOfTakenEmail } from './rejectTakenEmail';

const aboutToBeDeleted = 'This account is about to be deleted. To keep it, please write to us at once.';

/**
 * Gives an account back to the address it had before, for whoever has the link that was mailed there; a change that
 * still waits is given up. All sessions end, and so do the links of later changes; those of earlier ones stay, because
 * the first address is the owner's.
 * @throws BadRequest for a link that is spent, Conflict when the address belongs to another account, or when this one is about
 * to be deleted, which leaves the link as it is
 */
export async function undoEmailChange({
  req,
  token,
}: {
  req: PayloadRequest;
  token: string;
}): Promise<UndoEmailAnswer> {
  try {
    return await inTransaction(req, async () => {
      const { id: linkId, userId, email } = await consumeLink(req, { token, purpose: 'email-undo' });
      // The new password that has to follow would be refused. If the account is kept, the link works again.
      if (await isBeingRemoved(req, userId)) throw new Conflict(aboutToBeDeleted);
      recordLinkProof(req, userId);
      req.context.isEmailGivenBack = true;
      const before = await lockUser(req, userId);
      await req.payload.update({
        collection: 'users',
        id: userId,
        data: { email, pendingEmail: null, pendingEmailUntil: null },
        depth: 0,
        // Nobody is signed in: the link is the proof.
        overrideAccess: true,
        req,
      });
      await deleteSessionsOf(req, userId);
      await dropLinks(req, userId, ['password-reset', 'email-confirm']);
      await deleteLinksAfter(req, userId, linkId);
      const resetToken = await createResetLink(req.payload, userId, req);
      const message = before.email === email ? emailMessages.kept : emailMessages.givenBack;
      return { message, email, resetToken };
    });
  } catch (error) {
    if (isOfTakenEmail(req, error)) throw new Conflict(emailMessages.taken);
    throw error;
  }
}
