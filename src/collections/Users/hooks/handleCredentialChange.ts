import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { deleteLinksFor } from '@/database/tables/accountLinks';
import { deliversMail } from '@/integrations/email/deliversMail';
import type { User } from '@/payload-types';
import { createEmailLink } from '@/services/accounts/accountLinks';
import { queueMail } from '@/services/mail/queueMail';
import { endSessionsOf } from '@/services/sessions/endSessionsOf';

/** Records that the password changes, because afterChange hooks no longer see it in the document. */
export const recordPasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update' && data?.password) req.context.hasPasswordChanged = true;
  return data;
};

/**
 * Handles a changed password or email, for every API that writes it: ends the account's sessions except the one that
 * made the change, revokes pending links and notifies the owner. The former address gets a link that restores it,
 * also while the new one is still unconfirmed.
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
  await deleteLinksFor(req, doc.id, ['password-reset', 'email-confirm']);
  if (hasPasswordChanged) {
    const at = new Date().toISOString();
    await queueMail(req, { kind: 'passwordChanged', userId: doc.id, at }, doc.email);
  }
  if (hasEmailChanged && !req.context.isEmailGivenBack)
    await notifyFormerAddress(req, doc.id, previousDoc.email);
  return doc;
};

/**
 * Mails the confirmation link to the new address, and an undo link to the old one. Only the latest new address can be
 * confirmed; undo links stay valid whatever is requested later.
 */
async function askForConfirmation(req: PayloadRequest, user: User, pendingEmail: string): Promise<void> {
  const { id: userId, email } = user;
  await deleteLinksFor(req, userId, ['email-confirm']);
  const undoId = await createEmailLink(req, { userId, email, purpose: 'email-undo' });
  const confirmId = await createEmailLink(req, { userId, email: pendingEmail, purpose: 'email-confirm' });
  await queueMail(req, { kind: 'emailRequested', linkId: undoId }, email);
  await queueMail(req, { kind: 'emailConfirm', linkId: confirmId }, pendingEmail);
}

/**
 * Mails an undo link to the former address. Without a mail server, signing in with the former address lets the owner
 * restore it in the profile.
 */
async function notifyFormerAddress(req: PayloadRequest, userId: number, email: string): Promise<void> {
  const linkId = await createEmailLink(req, { userId, email, purpose: 'email-undo' });
  if (deliversMail(req.payload)) await queueMail(req, { kind: 'emailChanged', linkId }, email);
}
