import type { PayloadRequest } from 'payload';
import { requireAdmin } from '@/operations/requireUser';
import type { ManagedUser } from '@/schemas/users';
import { readManagedUser } from './readManagedUsers';

/**
 * Returns one account. For administrators.
 * @throws Missing
 */
export async function readUser({ req, id }: { req: PayloadRequest; id: number }): Promise<ManagedUser> {
  requireAdmin(req);
  return readManagedUser(req, id);
}
