import type { PayloadRequest } from 'payload';
import { csvMark, csvRow } from '@/domain/text/csvRow';
import type { ManagedUser } from '@/schemas/users';
import { streamUsers, type UserSelection } from './streamUsers';

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
