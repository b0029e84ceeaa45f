import type { PayloadRequest } from 'payload';
import { deleteLinksFor } from '@/database/tables/accountLinks';
import { Missing } from '@/errors/ApiFailures';
import type { SessionUser } from '@/schemas/auth';
import { inTransaction } from '@/database/inTransaction';
import { requireUser } from '../requireUser';
import { lockUser } from '../users/findUser';
import { presentOwnAccount } from './presentOwnAccount';
import { validPendingEmail } from './presentUser';
import { noPendingEmail } from './sendPendingEmail';

/**
 * Cancels the signed-in account's pending email change. The link that was mailed to the new address stops working.
 * @throws Missing when no change is pending
 */
export async function cancelPendingEmail({ req }: { req: PayloadRequest }): Promise<SessionUser> {
  const { id } = requireUser(req);
  return inTransaction(req, async () => {
    if (!validPendingEmail(await lockUser(req, id))) throw new Missing(noPendingEmail);
    await deleteLinksFor(req, id, ['email-confirm']);
    const changed = await req.payload.update({
      collection: 'users',
      id,
      data: { pendingEmail: null, pendingEmailUntil: null },
      depth: 0,
      // Field access denies writes of the pending email to every API. This operation only changes the signed-in
      // account.
      overrideAccess: true,
      req,
    });
    return presentOwnAccount(req, changed);
  });
}
