import type { CollectionBeforeValidateHook } from 'payload';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { deliversMail } from '@/integrations/email/deliversMail';
import { hasProof } from '@/operations/accounts/credentialProof';
import type { User } from '@/payload-types';
import { changedEmail } from './changedEmail';

const nothingWaits = { pendingEmail: null, pendingEmailUntil: null };

/**
 * A new email that somebody gives their own account waits until the link mailed to it has been opened; until then the
 * account keeps the old one. Without a mail server it holds at once, and so does what an administrator sets for
 * somebody else. What waits is given up when the password or the email changes meanwhile.
 */
export const deferEmailChange: CollectionBeforeValidateHook<User> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const email = changedEmail(data, originalDoc);
  const isOwn = req.user?.id === originalDoc.id && !hasProof(req, 'link');
  if (email && isOwn && deliversMail(req.payload)) {
    const until = new Date(Date.now() + accountLinkLife.emailConfirmMs).toISOString();
    return { ...data, email: originalDoc.email, pendingEmail: email, pendingEmailUntil: until };
  }
  return email || data?.password ? { ...data, ...nothingWaits } : data;
};
