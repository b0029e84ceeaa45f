import type { PayloadRequest } from 'payload';
import { NotAllowed } from '@/errors/ApiFailures';
import { inTransaction } from '@/operations/inTransaction';
import { requireAdmin } from '@/operations/requireUser';
import type { DeletedUser } from '@/schemas/users';
import { countReports } from './countReports';
import { lockUser } from './findUser';

/**
 * Deletes an account with everything that belongs to it, and ends its sessions. Administrators are made users first,
 * so nobody deletes themself and the last administrator stays.
 * @throws Missing, NotAllowed for an administrator
 */
export async function deleteUser({ req, id }: { req: PayloadRequest; id: number }): Promise<DeletedUser> {
  const user = requireAdmin(req);
  if (id === user.id) throw new NotAllowed("You can't delete your own account here");
  return inTransaction(req, async () => {
    const { role } = await lockUser(req, id);
    if (role === 'admin') {
      throw new NotAllowed("Administrators can't be deleted. Change the user type to User first.");
    }
    const deletedReports = (await countReports(req, [id])).get(id) ?? 0;
    await req.payload.delete({ collection: 'users', id, depth: 0, overrideAccess: false, user, req });
    return { message: 'User deleted', deletedReports };
  });
}
