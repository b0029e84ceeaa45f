import { sql, type SQL } from 'drizzle-orm';
import type { User } from '@/payload-types';
import type { UserListQuery, UserSort } from '@/schemas/users';

/** A row of the list, as PostgreSQL gives it. */
export interface UserRow extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  pendingEmail: string | null;
  pendingEmailUntil: string | null;
  company: string | null;
  profileImage: string | null;
  role: User['role'];
  reportLimit: number | null;
  createdAt: string;
  updatedAt: string;
  reportCount: number;
  removalAt: string | null;
}

const isoTime = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of `UserRow`; nothing about passwords. */
export const userColumns = sql`
  id, name, email, pending_email as "pendingEmail",
  ${isoTime(sql`pending_email_until`)} as "pendingEmailUntil", company, profile_image as "profileImage", role, report_limit::int as "reportLimit",
  ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`updated_at`)} as "updatedAt",
  user_reports.count as "reportCount", ${isoTime(sql`due_at`)} as "removalAt"`;

/** Where they come from: the database keeps a row of `user_reports` for each account. */
export const userTables = sql`
  users join user_reports on user_reports.user_id = id left join account_removals using (user_id)`;

/** Each order has an index that ends in the id, so that pages neither overlap nor leave anybody out. */
const orders: Record<UserSort, SQL> = {
  name: sql`lower(name), id`,
  '-name': sql`lower(name) desc, id desc`,
  email: sql`email`,
  '-email': sql`email desc`,
  company: sql`lower(company), id`,
  '-company': sql`lower(company) desc, id desc`,
  reportCount: sql`user_reports.count, user_id`,
  '-reportCount': sql`user_reports.count desc, user_id desc`,
  createdAt: sql`created_at, id`,
  '-createdAt': sql`created_at desc, id desc`,
};

export const userOrder = (sort: UserSort): SQL => orders[sort];

/** The expression that `users_search_idx` is built on; the two must be the same word for word. */
const searchedText = sql`lower(name || ' ' || email || ' ' || coalesce(company, ''))`;

const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** What the rows must fulfil; null when everybody is asked for. Every word of the search must occur somewhere. */
export function userCondition({ search, role }: Pick<UserListQuery, 'search' | 'role'>): SQL | null {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const conditions = [
    ...words.map((word) => sql`${searchedText} like lower(${containing(word)})`),
    ...(role ? [sql`role = ${role}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}
