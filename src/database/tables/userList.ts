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

// Past the access rule of `users`: whoever asks has made sure that an administrator does. Why by SQL: 0019.

/** Before the first account that PostgreSQL has no number for. */
const largestId = 2_147_483_647;

/** A row of the list, as PostgreSQL gives it. */
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

/** Where they come from: the database keeps a row of `user_reports` for each account. */
const userTables = `
  users join user_reports on user_reports.user_id = id left join account_removals using (user_id)`;

/** Who is asked for: everybody without any of them. */
interface Narrowing {
  /** Words that must all occur. */
  search?: string;
  role?: Role;
  /** Joined: the first moment, and the first one after. */
  from?: string;
  to?: string;
}

/** The expression that `users_search_idx` is built on; the two must be the same word for word. */
const searchedText = folded(`name || ' ' || email || ' ' || coalesce(company, '')`);

/** What the rows must fulfil, with the values for its placeholders, of which the first has this number. */
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

/** How many accounts there are, as a column. The database keeps the totals by role: counting would take longer than a page. */
const totalOf = (role: Role | undefined, first: number): string =>
  `(select coalesce(sum(count), 0)::int from user_totals ${role ? `where role = $${first}::enum_users_role::text` : ''})`;

interface Place {
  page: number;
  limit: number;
  sort: UserOrder;
}

/** Counting up to a page behind so many rows takes longer than finding its rows one by one. */
const nearRows = 1_000;

/** One page, and how many there are on all of them; of a search or a span of time, at least so many. */
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

/** One statement. Pages that aren't narrowed have one for each order. */
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
 * Two statements: the total tells where the page is, read forwards and backwards, and from the nearest mark, or from the nearer
 * end, ids are counted by the index alone before any row is read.
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
  /** Rows before and behind the page, in the order that is asked for. */
  before: number;
  behind: number;
}

/** @returns nothing where no mark holds; within a transaction, which sees what others don't, none does */
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
  // Rows without a key don't follow those with one here: the one page that has both is counted.
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

/** The newest accounts, or the newest of those before an id, and how many there are in all. */
export async function findNewestUsers(
  req: PayloadRequest,
  { before = largestId, limit }: { before?: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const rows = await namedRows<UserRow & { total: number }>(req, newest, [before, limit]);
  return withTotal(rows);
}

/** In no order. */
export async function findUsersByIds(req: PayloadRequest, ids: readonly number[]): Promise<UserRow[]> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<UserRow & Record<string, unknown>>(
    sql`select ${sql.raw(userColumns)} from ${sql.raw(userTables)} where id in (${sqlList(ids)})`,
  );
  return rows;
}

/** Newest first unless told. */
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
