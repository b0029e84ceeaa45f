import type { PayloadRequest } from 'payload';
import { findUserIds } from '@/database/tables/userList';
import { requireAdmin } from '@/operations/requireUser';
import type { ManagedUser, UserListQuery } from '@/schemas/users';
import { noteExport } from '../trail/noteExport';
import { readManagedUsers } from './readManagedUsers';

const batchSize = 500;

export type UserSelection = Omit<UserListQuery, 'page' | 'limit'>;

/**
 * All accounts that match, newest first unless told, in batches: each is asked for when the one before has been sent,
 * so no database connection is held for a slow reader. The order is fixed by the ids at the beginning; who is
 * deleted meanwhile is left out. For administrators.
 */
export async function* streamUsers(
  req: PayloadRequest,
  selection: UserSelection,
): AsyncGenerator<ManagedUser[]> {
  requireAdmin(req);
  const ids = await findUserIds(req, selection);
  await noteExport(req, 'users', ids.length);
  for (let sent = 0; sent < ids.length; sent += batchSize) {
    const users = await readManagedUsers(req, ids.slice(sent, sent + batchSize));
    if (users.length > 0) yield users;
  }
}
