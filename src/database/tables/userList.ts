import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';
import { findBoundedPage } from '../boundedMatches';
import { folded, hasWord } from '../foldedSearch';
import { databaseOf } from '../databaseOf';
import { namedRows } from '../namedRows';
import { sqlList } from '../sqlList';
import { withTotal } from '../withTotal';
import { findMark, fromMark, orderIsAsIn } from './userMarks';
import {
  idOf,
  isBackwards,
  keyOf,
  narrowTables,
  oppositeOf,
  userOrders as orders,
  type UserOrder,
} from './userOrders';

// Bypasses access control of `users`: the caller has checked for an administrator. Raw SQL: 0019.

/** Largest PostgreSQL integer, so that `id <` it matches every account. */
const largestId = 2_147_483_647;

/** A row of the list as PostgreSQL returns it. */
interface UserRow {
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
  mustChangePassword: boolean | null;
  hasCommonPassword: boolean | null;
  passwordDueAt: string | null;
  reportCount: number;
  removalAt: string | null;
}

const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of `UserRow`; nothing about passwords. */
const userColumns = `
  id, name, email, pending_email as "pendingEmail",
  ${isoTime('pending_email_until')} as "pendingEmailUntil", company, profile_image as "profileImage", role,
  report_limit::int as "reportLimit", ${isoTime('created_at')} as "createdAt", ${isoTime('updated_at')} as "updatedAt",
  must_change_password as "mustChangePassword", has_common_password as "hasCommonPassword",
  ${isoTime('password_due_at')} as "passwordDueAt", user_reports.count as "reportCount", ${isoTime('due_at')} as "removalAt"`;

/** An inner join loses nobody: the database keeps a `user_reports` row for each account. */
const userTables = `
  users join user_reports on user_reports.user_id = id left join account_removals using (user_id)`;

/** Filters; without any, all accounts match. */
interface Narrowing {
  /** All words must occur. */
  search?: string;
  role?: Role;
  /** Creation time: `from` is inclusive, `to` exclusive. */
  from?: string;
  to?: string;
}

/** Must be identical to the expression of `users_search_idx`, or the index isn't used. */
const searchedText = folded(`name || ' ' || email || ' ' || coalesce(company, '')`);

/** Returns the condition of the filters and its values; `first` is the number of the first placeholder. */
function conditionOf(narrowing: Narrowing, first: number): { condition: string; values: string[] } {
  const { search, role, from, to } = narrowing;
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const asked: [string | undefined, (place: string) => string][] = [
    [role, (place) => `role = ${place}::enum_users_role`],
    [from, (place) => `created_at >= ${place}::timestamptz`],
    [to, (place) => `created_at < ${place}::timestamptz`],
    ...words.map((word): [string, (place: string) => string] => [
      word,
      (place) => hasWord(searchedText, place),
    ]),
  ];
  const stated = asked.flatMap(([value, say]) => (value === undefined ? [] : [{ value, say }]));
  const conditions = stated.map(({ say }, index) => say(`$${first + index}`));
  return { condition: conditions.join(' and ') || 'true', values: stated.map(({ value }) => value) };
}

/**
 * Returns the total as a SQL column, from totals by role that the database maintains: counting would take longer than
 * a page.
 */
const totalOf = (role: Role | undefined, first: number): string =>
  `(select coalesce(sum(count), 0)::int from user_totals ${role ? `where role = $${first}::enum_users_role::text` : ''})`;

interface Place {
  page: number;
  limit: number;
  sort: UserOrder;
}

/** Beyond this many rows, skipping an offset on an index is faster than reading each skipped row. */
const nearRows = 1_000;

/** Returns one page and the total; for a search or date range the total is capped at `countedMatches + 1`. */
export async function findUserPage(
  req: PayloadRequest,
  { page, limit, sort, ...narrowing }: Narrowing & Place,
): Promise<{ rows: UserRow[]; total: number }> {
  const place = { page, limit, sort };
  const { search, role, from, to } = narrowing;
  if (search || from || to) return findMatchingPage(req, place, narrowing);
  return (page - 1) * limit <= nearRows ? findNearPage(req, place, role) : findFarPage(req, place, role);
}

const findMatchingPage = (req: PayloadRequest, { page, limit, sort }: Place, narrowing: Narrowing) =>
  findBoundedPage<UserRow>(req, {
    ...{ page, limit, order: orders[sort], table: 'users' },
    select: `select ${userColumns} from ${userTables}`,
    conditionOf: (first) => conditionOf(narrowing, first),
  });

/** Runs one statement. Unfiltered pages have a prepared statement for each order. */
async function findNearPage(req: PayloadRequest, { page, limit, sort }: Place, role?: Role) {
  const { condition, values } = conditionOf({ role }, 3);
  const rows = await namedRows<UserRow & { total: number }>(
    req,
    {
      name: role ? undefined : `users-by-${sort}`,
      text: `select ${userColumns}, ${totalOf(role, 3)} as total from ${userTables} where ${condition}
        order by ${orders[sort]} limit $1 offset $2`,
    },
    [limit, (page - 1) * limit, ...values],
  );
  return withTotal(rows, page === 1 ? undefined : () => countUserRows(req, role));
}

/**
 * Runs two statements: the total gives the page's offset from either end, then ids are skipped on an index from the
 * nearest mark or the nearer end before any row is read.
 */
async function findFarPage(req: PayloadRequest, { page, limit, sort }: Place, role?: Role) {
  const total = await countUserRows(req, role);
  const before = (page - 1) * limit;
  const size = Math.min(limit, total - before);
  if (size <= 0) return { rows: [], total };
  const far = { sort, role, before, size, behind: total - before - size };
  return { rows: (await rowsFromMark(req, far)) ?? (await rowsFromEnd(req, far)), total };
}

interface FarPlace {
  sort: UserOrder;
  role?: Role;
  size: number;
  /** Number of rows before and after the page, in the requested order. */
  before: number;
  behind: number;
}

/** @returns undefined if no mark is valid; never valid in a transaction, which sees uncommitted rows of its own */
async function rowsFromMark(req: PayloadRequest, { sort, role, before, behind, size }: FarPlace) {
  if (req.transactionID) return undefined;
  const order = keyOf(sort);
  const place = isBackwards(sort) ? behind : before;
  const mark = await findMark(req.payload, { order, role }, place);
  if (!mark) return undefined;
  const { condition, values } = conditionOf({ role }, 6);
  const rows = await namedRows<UserRow & { holds: boolean }>(
    req,
    {
      text: `select ${userColumns}, ${orderIsAsIn('$3', order)} as holds from (
          select ${idOf(order)} as chosen from ${narrowTables(order, role)}
          where ${condition} and ${fromMark(order, mark.key, ['$4', '$5'])}
          order by ${orders[order]} limit $1 offset $2
        ) as page, ${userTables} where id = chosen order by ${orders[sort]}`,
    },
    [size, place - mark.place, mark.snapshot, mark.key, mark.id, ...values],
  );
  if (rows[0]?.holds === false) mark.giveUp();
  // A row comparison doesn't match rows with a null key, so a page that has both is found by counting.
  if (rows.length < size || !rows[0]?.holds) return undefined;
  return rows.map(({ holds: _holds, ...row }) => row);
}

async function rowsFromEnd(req: PayloadRequest, { sort, role, before, behind, size }: FarPlace) {
  const isFromEnd = behind < before;
  const { condition, values } = conditionOf({ role }, 3);
  return namedRows<UserRow>(
    req,
    {
      text: `select ${userColumns} from (
          select ${idOf(sort)} as chosen from ${narrowTables(sort, role)} where ${condition}
          order by ${orders[isFromEnd ? oppositeOf(sort) : sort]} limit $1 offset $2
        ) as page, ${userTables} where id = chosen order by ${orders[sort]}`,
    },
    [size, isFromEnd ? behind : before, ...values],
  );
}

async function countUserRows(req: PayloadRequest, role?: Role): Promise<number> {
  const text = `select ${totalOf(role, 1)} as total`;
  const [row] = await namedRows<{ total: number }>(req, { text }, role ? [role] : []);
  return row?.total ?? 0;
}

const newest = {
  name: 'newest-users',
  text: `select ${userColumns}, ${totalOf(undefined, 1)} as total from ${userTables}
    where id < $1 order by id desc limit $2`,
};

/** Returns the newest accounts, or the newest before an id, and the total. */
export async function findNewestUsers(
  req: PayloadRequest,
  { before = largestId, limit }: { before?: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const rows = await namedRows<UserRow & { total: number }>(req, newest, [before, limit]);
  return withTotal(rows);
}

/** Returns these accounts, unordered. */
export async function findUsersByIds(req: PayloadRequest, ids: readonly number[]): Promise<UserRow[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<UserRow & Record<string, unknown>>(
    sql`select ${sql.raw(userColumns)} from ${sql.raw(userTables)} where id in (${sqlList(ids)})`,
  );
  return rows;
}

/** Returns the matching ids, by default newest first. */
export async function findUserIds(
  req: PayloadRequest,
  { sort, ...narrowing }: Narrowing & { sort?: UserOrder },
): Promise<number[]> {
  const { condition, values } = conditionOf(narrowing, 1);
  const order = sort ? orders[sort] : 'id desc';
  const text = `select id from ${userTables} where ${condition} order by ${order}`;
  const rows = await namedRows<{ id: number }>(req, { text }, values);
  return rows.map(({ id }) => id);
}
