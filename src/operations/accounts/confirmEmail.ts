import type { PayloadRequest } from 'payload';
import { emailMessages } from '@/content/site/emailChange';
import { Conflict } from '@/errors/ApiFailures';
import type { ConfirmEmailAnswer } from '@/schemas/mailedLinks';
import { inTransaction } from '@/database/inTransaction';
import { consumeLink } from './accountLinks';
import { recordLinkProof } from './credentialProof';
import { isOfTakenEmail, rejectTakenEmail } from './rejectTakenEmail';

/**
 * Makes the address that waits the account's email, for whoever has the link that was mailed there. What follows (all
 * other sessions end, the former address is told and can undo it) is the collection's business.
 * @throws BadRequest for a link that is spent, Conflict when the address belongs to another account by now
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
        // Nobody needs to be signed in: the link is the proof.
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
