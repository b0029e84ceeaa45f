import type { PayloadRequest } from 'payload';
import { emailMessages } from '@/content/site/emailChange';
import { Conflict } from '@/errors/ApiFailures';
import type { ConfirmEmailAnswer } from '@/schemas/mailedLinks';
import { inTransaction } from '@/database/inTransaction';
import { consumeLink } from '@/services/accounts/accountLinks';
import { recordLinkProof } from '@/services/accounts/credentialProof';
import { isOfTakenEmail, rejectTakenEmail } from './rejectTakenEmail';

/**
 * Confirms a pending email change with the token from the mailed link. The `users` hooks do the rest: they end all
 * other sessions and mail the former address an undo link.
 * @throws BadRequest for an expired or used link, Conflict when another account has the address by now
 */
export async function confirmEmail({
  req,
  token,
}: {
  req: PayloadRequest;
  token: string;
}): Promise<ConfirmEmailAnswer> {
  try {
    return await inTransaction(req, async () => {
      const { userId, email } = await consumeLink(req, { token, purpose: 'email-confirm' });
      await rejectTakenEmail(req, email, { userId });
      recordLinkProof(req, userId);
      await req.payload.update({
        collection: 'users',
        id: userId,
        data: { email },
        depth: 0,
        // The caller may be signed out: the link is the proof of ownership.
        overrideAccess: true,
        req,
      });
      return { message: emailMessages.confirmed, email };
    });
  } catch (error) {
    if (isOfTakenEmail(req, error)) throw new Conflict(emailMessages.taken);
    throw error;
  }
}
