import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findInquiriesSentWith } from '@/database/tables/inquiries';
import { deleteInquiry } from '@/operations/inquiries/deleteInquiry';
import { requireAdmin } from '@/operations/requireUser';
import type { DeletedUser } from '@/schemas/users';
import { lockUser } from './findUser';
import { readManagedUser } from './readManagedUsers';
import { rejectUndeletable } from './rejectUndeletable';

/**
 * Deletes an account with everything it owns, and ends its sessions. Administrators must lose their role first, so
 * nobody deletes themselves and the last administrator stays. For administrators.
 * @throws Missing, NotAllowed for an administrator
 */
export async function deleteUser({
  req,
  id,
  withInquiries = false,
}: {
  req: PayloadRequest;
  id: number;
  /** Also deletes the inquiries sent with the account's email. */
  withInquiries?: boolean;
}): Promise<DeletedUser> {
  const user = requireAdmin(req);
  return inTransaction(req, async () => {
    const account = await lockUser(req, id);
    rejectUndeletable(user, account);
    if (withInquiries) await deleteInquiriesOf(req, account.email);
    const { reportCount: deletedReports } = await readManagedUser(req, id);
    await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: false, user, req });
    return { message: 'User deleted', deletedReports };
  });
}

async function deleteInquiriesOf(req: PayloadRequest, email: string): Promise<void> {
  for (const { id } of await findInquiriesSentWith(req, email)) await deleteInquiry({ req, id });
}
