import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { createUndoLink } from '@/operations/accounts/accountLinks';
import { queueMail } from '@/operations/mail/queueMail';
import { endSessionsOf } from '@/operations/sessions/endSessionsOf';
import type { User } from '@/payload-types';

/** The password is gone from the document by the time it has been saved, so its change is noted beforehand. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update' && data?.password) req.context.hasPasswordChanged = true;
  return data;
};

/**
 * What follows from a changed password or email, whichever door it came through: whoever may have known the old ones is
 * out at once, the person who made the change stays, links that are on their way no longer work, and the owner hears of
 * it. The former address can take its account back.
 */
export const followCredentials: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc;
  const hasPasswordChanged = req.context.hasPasswordChanged === true;
  const hasEmailChanged = previousDoc.email !== doc.email;
  if (!hasPasswordChanged && !hasEmailChanged) return doc;

  await endSessionsOf({ req, userId: doc.id });
  await dropResetLinks(req, doc.id);
  if (hasPasswordChanged) {
    await queueMail(req, { kind: 'passwordChanged', userId: doc.id, at: new Date().toISOString() }, doc.email);
  }
  if (hasEmailChanged && !req.context.isEmailGivenBack) {
    const linkId = await createUndoLink(req, { userId: doc.id, email: previousDoc.email });
    await queueMail(req, { kind: 'emailChanged', linkId }, previousDoc.email);
  }
  return doc;
};

async function dropResetLinks(req: PayloadRequest, userId: number): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'account-links',
    where: { user: { equals: userId }, purpose: { equals: 'password-reset' } },
    req,
  });
}
