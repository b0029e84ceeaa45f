import type { PayloadRequest } from 'payload';
import { emailMessages } from '@/content/site/emailChange';
import { inTransaction } from '@/database/inTransaction';
import { deleteLinksFor, deleteLinksAfter } from '@/database/tables/accountLinks';
import { isBeingRemoved } from '@/database/tables/accountRemovals';
import { deleteSessionsOf } from '@/database/tables/sessions';
import { Conflict } from '@/errors/ApiFailures';
import type { UndoEmailAnswer } from '@/schemas/mailedLinks';
import { createResetLink, consumeLink } from '@/services/accounts/accountLinks';
import { recordLinkProof } from '@/services/accounts/credentialProof';
import { lockUser } from '../users/findUser';
import { isOfTakenEmail } from './rejectTakenEmail';

const aboutToBeDeleted = 'This account is about to be deleted. To keep it, please write to us at once.';

/**
 * Restores the account's previous email with the token from the mailed undo link, and cancels a pending change. Ends
 * all sessions and deletes undo links of later changes. Undo links of earlier changes stay, because the earliest
 * address is the owner's.
 * @throws BadRequest for an expired or used link, Conflict when another account has the address or this account is
 * about to be deleted. Both conflicts leave the link valid
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
      // An account about to be deleted rejects the password reset that follows. The rollback keeps the link for the
      // case that the removal is cancelled.
      if (await isBeingRemoved(req, userId)) throw new Conflict(aboutToBeDeleted);
      recordLinkProof(req, userId);
      req.context.isEmailGivenBack = true;
      const before = await lockUser(req, userId);
      await req.payload.update({
        collection: 'users',
        id: userId,
        data: { email, pendingEmail: null, pendingEmailUntil: null },
        depth: 0,
        // The caller is signed out: the link is the proof of ownership.
        overrideAccess: true,
        req,
      });
      await deleteSessionsOf(req, userId);
      await deleteLinksFor(req, userId, ['password-reset', 'email-confirm']);
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
