import type { PayloadRequest } from 'payload';
import { Conflict } from '@/errors/ApiFailures';
import { isUniqueViolation } from '@/errors/databaseErrors';
import type { UndoEmailAnswer } from '@/schemas/account';
import { inTransaction } from '../inTransaction';
import { endAllSessionsOf } from '../sessions/endSessionsOf';
import { createResetLink, takeLink } from './accountLinks';

const isTaken = 'This address belongs to another account by now. Please write to us.';
const isUndone = 'Your account has its former email again. Every device has been signed out.';

/**
 * Gives an account back to the address it had before, for whoever has the link that was mailed there. All sessions end,
 * and so do the links of later changes; those of earlier ones stay, because the first address is the owner's.
 * @throws BadRequest for a link that is spent
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
      const link = await takeLink(req, { token, purpose: 'email-undo' });
      const email = link.email ?? '';
      req.context.isEmailGivenBack = true;
      await req.payload.update({
        collection: 'users',
        id: link.userId,
        data: { email },
        depth: 0,
        // Nobody is signed in: the link is the proof.
        overrideAccess: true,
        req,
      });
      await endAllSessionsOf({ req, userId: link.userId });
      await req.payload.db.deleteMany({
        collection: 'account-links',
        where: {
          user: { equals: link.userId },
          or: [{ id: { greater_than: link.id } }, { purpose: { equals: 'password-reset' } }],
        },
        req,
      });
      const resetToken = await createResetLink(req.payload, link.userId, req);
      return { message: isUndone, email, resetToken };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(isTaken);
    throw error;
  }
}
