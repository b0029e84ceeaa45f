import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { requireAdmin } from '@/operations/requireUser';
import type { DeletedUser } from '@/schemas/users';
import { lockUser } from './findUser';
import { readManagedUser } from './readManagedUsers';
import { refuseUndeletable } from './refuseUndeletable';

/**
 * Deletes an account with everything that belongs to it, and ends its sessions. Administrators are made users first,
 * so nobody deletes themself and the last administrator stays.
 * @throws Missing, NotAllowed for an administrator
 */
export async function deleteUser({ req, id }: { req: PayloadRequest; id: number }): Promise<DeletedUser> {
  const user = requireAdmin(req);
  return inTransaction(req, async () => {
    refuseUndeletable(user, await lockUser(req, id));
    const { reportCount: deletedReports } = await readManagedUser(req, id);
    await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: false, user, req });
    return { message: 'User deleted', deletedReports };
  });
}
