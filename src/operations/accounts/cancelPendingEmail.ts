import type { PayloadRequest } from 'payload';
import { Missing } from '@/errors/ApiFailures';
import type { SessionUser } from '@/schemas/auth';
import { inTransaction } from '@/database/inTransaction';
import { requireUser } from '../requireUser';
import { lockUser } from '../users/findUser';
import { dropLinks } from './accountLinks';
import { presentOwnAccount } from './presentOwnAccount';
import { livingPendingEmail } from './presentUser';
import { nothingWaits } from './sendPendingEmail';

/**
 * Gives up the new address that the signed-in account waits for; the link that was mailed there no longer works.
 * @throws Missing when none waits
 */
export async function cancelPendingEmail({ req }: { req: PayloadRequest }): Promise<SessionUser> {
  const { id } = requireUser(req);
  return inTransaction(req, async () => {
    if (!livingPendingEmail(await lockUser(req, id))) throw new Missing(nothingWaits);
    await dropLinks(req, id, ['email-confirm']);
    const changed = await req.payload.update({
      collection: 'users',
      id,
      data: { pendingEmail: null, pendingEmailUntil: null },
      depth: 0,
      // What waits is closed to every other door; this operation is the owner's.
      overrideAccess: true,
      req,
    });
    return presentOwnAccount(req, changed);
  });
}
