import type { PayloadRequest } from 'payload';
import { findUserIds } from '@/database/tables/userList';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import { requireAdmin } from '@/operations/requireUser';
import type { ManagedUser, UserListQuery } from '@/schemas/users';
import { recordExport } from '../trail/recordExport';
import { readManagedUsers } from './readManagedUsers';

const batchSize = 500;

type UserSelection = Omit<UserListQuery, 'page' | 'limit'>;

/**
 * All accounts that match, newest first unless told, in batches: each is asked for when the one before has been sent,
 * so no database connection is held for a slow reader. The order is fixed by the ids at the beginning; who is
 * deleted meanwhile is left out. For administrators.
 */
async function* streamUsers(req: PayloadRequest, selection: UserSelection): AsyncGenerator<ManagedUser[]> {
  requireAdmin(req);
  const ids = await findUserIds(req, selection);
  await recordExport(req, 'users', ids.length);
  for (let sent = 0; sent < ids.length; sent += batchSize) {
    const users = await readManagedUsers(req, ids.slice(sent, sent + batchSize));
    if (users.length > 0) yield users;
  }
}

const heads = ['ID', 'Name', 'Email', 'Company', 'Role', 'Report limit', 'Reports', 'Joined'];

const rowOf = (user: ManagedUser) =>
  csvRow([
    user.id,
    user.name,
    user.email,
    user.company,
    user.role,
    user.reportLimit,
    user.reportCount,
    user.createdAt,
  ]);

/** All accounts that match, as the pieces of a CSV file. For administrators. */
export async function* exportUsers(req: PayloadRequest, selection: UserSelection): AsyncGenerator<string> {
  yield `${csvMark}${csvRow(heads)}`;
  for await (const users of streamUsers(req, selection)) {
    yield users.map(rowOf).join('');
  }
}
