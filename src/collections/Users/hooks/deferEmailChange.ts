import type { CollectionBeforeValidateHook } from 'payload';
import { accountLinkLife } from '@/domain/accounts/accountLinkLife';
import { deliversMail } from '@/integrations/email/deliversMail';
import type { User } from '@/payload-types';
import { hasProof } from '@/services/accounts/credentialProof';
import { changedEmail } from './changedEmail';

const nothingWaits = { pendingEmail: null, pendingEmailUntil: null };

/**
 * Defers a change of one's own email until the link mailed to the new address is opened. Without a mail server the
 * change takes effect at once, as does one that an administrator makes for somebody else. Changing the password or
 * the email discards a pending change.
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
