import { sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';
import { containing } from '../containing';
import { databaseOf } from '../databaseOf';
import { sqlList } from '../sqlList';

// Past the access rule of `users`: whoever asks has made sure that an administrator does. Why by SQL: 0019.

/** A row of the list, as PostgreSQL gives it. */
interface UserRow extends Record<string, unknown> {
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
const userColumns = sql`
  id, name, email, pending_email as "pendingEmail",
  ${isoTime(sql`pending_email_until`)} as "pendingEmailUntil", company, profile_image as "profileImage", role, report_limit::int as "reportLimit",
  ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`updated_at`)} as "updatedAt",
  user_reports.count as "reportCount", ${isoTime(sql`due_at`)} as "removalAt"`;

/** Where they come from: the database keeps a row of `user_reports` for each account. */
const userTables = sql`
  users join user_reports on user_reports.user_id = id left join account_removals using (user_id)`;

/** Each order has an index that ends in the id, so that pages neither overlap nor leave anybody out. */
const orders = {
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

type UserOrder = keyof typeof orders;

/** Who is asked for: everybody without any of them. */
interface Narrowing {
  /** Words that must all occur. */
  search?: string;
  role?: Role;
}

/** The expression that `users_search_idx` is built on; the two must be the same word for word. */
const searchedText = sql`lower(name || ' ' || email || ' ' || coalesce(company, ''))`;

/** What the rows must fulfil; null when everybody is asked for. */
function conditionOf({ search, role }: Narrowing): SQL | null {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const conditions = [
    ...words.map((word) => sql`${searchedText} like lower(${containing(word)})`),
    ...(role ? [sql`role = ${role}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}

export async function findUserPage(
  req: PayloadRequest,
  { page, limit, sort, ...narrowing }: Narrowing & { page: number; limit: number; sort: UserOrder },
): Promise<UserRow[]> {
  const condition = conditionOf(narrowing);
  const database = await databaseOf(req);
  const { rows } = await database.execute<UserRow>(sql`
    select ${userColumns} from ${userTables} ${condition ? sql`where ${condition}` : sql``}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

/** In no order. */
export async function findUsersByIds(req: PayloadRequest, ids: readonly number[]): Promise<UserRow[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<UserRow>(sql`
    select ${userColumns} from ${userTables} where id in (${sqlList(ids)})`);
  return rows;
}

/** Newest first unless told; an infinite cap is none. */
export async function findUserIds(
  { payload }: PayloadRequest,
  { cap, sort, ...narrowing }: Narrowing & { cap: number; sort?: UserOrder },
): Promise<number[]> {
  const matches = conditionOf(narrowing) ?? sql`true`;
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select id from ${userTables} where ${matches} order by ${sort ? orders[sort] : sql`id desc`}
    ${Number.isFinite(cap) ? sql`limit ${cap}` : sql``}`);
  return rows.map(({ id }) => id);
}

/**
 * How many accounts there are. The database keeps the totals by role, because counting a hundred thousand rows would
 * take longer than fetching a page of them; a search counts what it finds.
 */
export async function countUserRows(req: PayloadRequest, { search, role }: Narrowing = {}): Promise<number> {
  const counted = search
    ? sql`select count(*)::int as total from users where ${conditionOf({ search, role })}`
    : sql`select coalesce(sum(count), 0)::int as total from user_totals ${role ? sql`where role = ${role}` : sql``}`;
  const { rows } = await (await databaseOf(req)).execute<{ total: number }>(counted);
  return rows[0]?.total ?? 0;
}
