import type { PayloadRequest } from 'payload';
import { emailMessages } from '@/content/site/emailChange';
import { inTransaction } from '@/database/inTransaction';
import { deleteLinksAfter, deleteLink, findFormerEmails } from '@/database/tables/accountLinks';
import { Conflict, Missing } from '@/errors/ApiFailures';
import { deliversMail } from '@/integrations/email/deliversMail';
import type { FormerEmail } from '@/schemas/account';
import type { SessionUser } from '@/schemas/auth';
import { recordLinkProof } from '@/services/accounts/credentialProof';
import { requireUser } from '../requireUser';
import { lockUser } from '../users/findUser';
import { presentOwnAccount } from './presentOwnAccount';
import { isOfTakenEmail } from './rejectTakenEmail';

/**
 * Returns the signed-in account's previous email while it can be restored without a link. Returns null with a mail
 * server: then the link mailed to that address restores it.
 */
export async function readFormerEmail({ req }: { req: PayloadRequest }): Promise<FormerEmail | null> {
  const { id } = requireUser(req);
  if (deliversMail(req.payload)) return null;
  const [first] = await findFormerEmails(req, id);
  return first?.email ? { email: first.email, until: first.expiresAt } : null;
}

/**
 * Restores the signed-in account's previous email and ends all other sessions. After several changes it restores the
 * earliest address, because that one is the owner's.
 * @throws Missing when there is none, Conflict when another account has it
 */
export async function restoreFormerEmail({ req }: { req: PayloadRequest }): Promise<SessionUser> {
  const { id } = requireUser(req);
  try {
    return await inTransaction(req, async () => {
      await lockUser(req, id);
      const [first] = deliversMail(req.payload) ? [] : await findFormerEmails(req, id);
      if (!first?.email) throw new Missing('There is no former email to restore');
      recordLinkProof(req, id);
      req.context.isEmailGivenBack = true;
      const changed = await req.payload.update({
        collection: 'users',
        id,
        data: { email: first.email },
        depth: 0,
        // The address was looked up above: it belonged to this account.
        overrideAccess: true,
        req,
      });
      await deleteLinksAfter(req, id, first.id);
      await deleteLink(req, first.id);
      return presentOwnAccount(req, changed);
    });
  } catch (error) {
    if (isOfTakenEmail(req, error)) throw new Conflict(emailMessages.taken);
    throw error;
  }
}
