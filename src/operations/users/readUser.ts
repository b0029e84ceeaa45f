import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import type { ManagedUser } from '@/schemas/users';
import { countReports } from './countReports';
import { findUser } from './findUser';
import { presentManagedUser } from './presentManagedUser';

/**
 * One account, for administrators.
 * @throws Missing
 */
export async function readUser({ req, id }: { req: PayloadRequest; id: number }): Promise<ManagedUser> {
  requireAdmin(req);
  const user = await findUser(req, id);
  return presentManagedUser(user, (await countReports(req, [id])).get(id) ?? 0);
}
