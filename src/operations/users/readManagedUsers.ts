import type { PayloadRequest } from 'payload';
import { findUsersByIds } from '@/database/tables/userList';
import { Missing } from '@/errors/ApiFailures';
import type { ManagedUser } from '@/schemas/users';
import { presentManagedUser } from './presentManagedUser';

/** Returns accounts by id, in the given order, in one query. Deleted ones are left out. */
export async function readManagedUsers(req: PayloadRequest, ids: readonly number[]): Promise<ManagedUser[]> {
  if (ids.length === 0) return [];
  const rows = await findUsersByIds(req, ids);
  const found = new Map(rows.map((row) => [row.id, presentManagedUser(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * Returns one account as administrators see it.
 * @throws Missing when it doesn't exist
 */
export async function readManagedUser(req: PayloadRequest, id: number): Promise<ManagedUser> {
  const [user] = await readManagedUsers(req, [id]);
  if (!user) throw new Missing('User not found');
  return user;
}
