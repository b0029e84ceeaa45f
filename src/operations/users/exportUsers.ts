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
 * Yields matching accounts in batches, newest first by default. Each batch is read after the previous one was sent,
 * so a slow reader holds no connection. The ids are read once, which fixes the order. Accounts deleted meanwhile are
 * left out. For administrators.
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

/** Yields matching accounts as CSV. For administrators. */
export async function* exportUsers(req: PayloadRequest, selection: UserSelection): AsyncGenerator<string> {
  yield `${csvMark}${csvRow(heads)}`;
  for await (const users of streamUsers(req, selection)) {
    yield users.map(rowOf).join('');
  }
}
