import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { deliversMail } from '@/integrations/email/deliversMail';
import { createAddressLink, dropLinks } from '@/operations/accounts/accountLinks';
import { queueMail } from '@/operations/mail/queueMail';
import { endSessionsOf } from '@/operations/sessions/endSessionsOf';
import type { User } from '@/payload-types';

/** The password is gone from the document by the time it has been saved, so its change is noted beforehand. */
export const recordPasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update' && data?.password) req.context.hasPasswordChanged = true;
  return data;
};

/**
 * What follows from a changed password or email, whichever door it came through: whoever may have known the old ones is
 * out at once, the person who made the change stays, links that are on their way no longer work, and the owner hears of
 * it. The former address can take its account back, also while the new one still has to be confirmed.
 */
export const handleCredentialChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc;
  const hasPasswordChanged = req.context.hasPasswordChanged === true;
  const hasEmailChanged = previousDoc.email !== doc.email;
  if (doc.pendingEmail && doc.pendingEmailUntil !== previousDoc.pendingEmailUntil) {
    await askForConfirmation(req, doc, doc.pendingEmail);
  }
  if (!hasPasswordChanged && !hasEmailChanged) return doc;

  await endSessionsOf({ req, userId: doc.id });
  await dropLinks(req, doc.id, ['password-reset', 'email-confirm']);
  if (hasPasswordChanged) {
    const at = new Date().toISOString();
    await queueMail(req, { kind: 'passwordChanged', userId: doc.id, at }, doc.email);
  }
  if (hasEmailChanged && !req.context.isEmailGivenBack)
    await notifyFormerAddress(req, doc.id, previousDoc.email);
  return doc;
};

/** Only the latest new address can be confirmed. Links of the old address stay, whatever is asked for after them. */
async function askForConfirmation(req: PayloadRequest, user: User, pendingEmail: string): Promise<void> {
  const { id: userId, email } = user;
  await dropLinks(req, userId, ['email-confirm']);
  const undoId = await createAddressLink(req, { userId, email, purpose: 'email-undo' });
  const confirmId = await createAddressLink(req, { userId, email: pendingEmail, purpose: 'email-confirm' });
  await queueMail(req, { kind: 'emailRequested', linkId: undoId }, email);
  await queueMail(req, { kind: 'emailConfirm', linkId: confirmId }, pendingEmail);
}

/** Without a mail server the former address signs in instead of getting a link, and its owner restores it in the profile. */
async function notifyFormerAddress(req: PayloadRequest, userId: number, email: string): Promise<void> {
  const linkId = await createAddressLink(req, { userId, email, purpose: 'email-undo' });
  if (deliversMail(req.payload)) await queueMail(req, { kind: 'emailChanged', linkId }, email);
}
