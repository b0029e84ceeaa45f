import type { Payload } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import { namedRows } from '../namedRows';
import { idOf, narrowTables, userOrders, type UserKey } from './userOrders';

// Bypasses access control of `users`, for the pages of `userList`.

/** A row at a known offset in an order, ascending. */
interface Mark {
  /** The sort key as text; null for accounts without a company. */
  key: string | null;
  id: number;
  place: number;
}

interface Marks {
  list: readonly Mark[];
  /** `pg_current_snapshot()` at the time of counting, as text. */
  snapshot: string;
  countedAt: number;
  /** Whether a read found that the order has changed since. */
  isOver: boolean;
}

/**
 * Distance between marks. The first row with a null key gets a mark too, because a row comparison doesn't continue
 * past the keys.
 */
const rowsApart = 1_000;
/** Marks must expire before `sweepRows` deletes the change records that invalidate them. */
const lifeMs = 60 * 60_000;
/**
 * Counting all marks takes as long as four pages in the middle, so it doesn't pay off while accounts change
 * constantly.
 */
const pauseMs = 10_000;

const keys: Record<UserKey, { expression: string; type: string }> = {
  name: { expression: 'lower(name)', type: 'text' },
  email: { expression: 'email', type: 'text' },
  company: { expression: 'lower(company)', type: 'text' },
  reportCount: { expression: 'user_reports.count', type: 'bigint' },
  createdAt: { expression: 'created_at', type: 'timestamptz' },
};

/** Marks per database, by order and role. */
const kept = new WeakMap<Payload, Map<string, Promise<Marks>>>();

interface Asked {
  order: UserKey;
  role?: Role;
}

/**
 * Returns the last mark at or before an offset, if marks are available or due to be counted. The caller checks in the
 * same statement that the order is unchanged (`orderIsAsIn`), and discards the marks otherwise.
 */
export async function findMark(
  payload: Payload,
  asked: Asked,
  place: number,
): Promise<(Mark & { snapshot: string; giveUp: () => void }) | undefined> {
  const marks = await marksOf(payload, asked);
  const mark = marks?.list.findLast((candidate) => candidate.place <= place);
  return marks && mark && { ...mark, snapshot: marks.snapshot, giveUp: () => (marks.isOver = true) };
}

async function marksOf(payload: Payload, asked: Asked): Promise<Marks | undefined> {
  const all = kept.get(payload) ?? new Map<string, Promise<Marks>>();
  kept.set(payload, all);
  const name = `${asked.order} ${asked.role ?? ''}`;
  const there = await all.get(name);
  const age = there ? Date.now() - there.countedAt : Infinity;
  if (there && !there.isOver && age < lifeMs) return there;
  if (there?.isOver && age < pauseMs) return undefined;
  const counting = countMarks(payload, asked);
  all.set(name, counting);
  // The next call retries after a failure.
  counting.catch(() => all.delete(name));
  return counting;
}

async function countMarks(payload: Payload, { order, role }: Asked): Promise<Marks> {
  const rows = await namedRows<Mark & { snapshot: string }>(
    payload,
    {
      text: `select key, id, place::int, pg_current_snapshot()::text as snapshot from (
          select ${keys[order].expression}::text as key, ${idOf(order)} as id,
            row_number() over list - 1 as place, lag(${keys[order].expression}::text) over list as "keyBefore"
          from ${narrowTables(order, role)} where ${role ? 'role = $1::enum_users_role' : 'true'}
          window list as (order by ${userOrders[order]})
        ) as placed where place % ${rowsApart} = 0 or (key is null and "keyBefore" is not null) order by place`,
    },
    role ? [role] : [],
  );
  const list = rows.map(({ key, id, place }) => ({ key, id, place }));
  return { list, snapshot: rows[0]?.snapshot ?? '', countedAt: Date.now(), isOver: false };
}

/**
 * Returns the SQL condition for rows from a mark on, with its key and id as placeholders. Rows with a null key sort
 * last.
 */
export function fromMark(order: UserKey, key: string | null, [keyPlace, idPlace]: [string, string]): string {
  const { expression, type } = keys[order];
  if (key === null)
    return `${expression} is null and ${keyPlace}::text is null and ${idOf(order)} >= ${idPlace}`;
  return `(${expression}, ${idOf(order)}) >= (${keyPlace}::${type}, ${idPlace}::int)`;
}

/**
 * Returns the SQL condition that an order hasn't changed since a snapshot. A restored backup can contain transaction
 * ids that this server hasn't reached yet; they are ignored.
 */
export function orderIsAsIn(snapshotPlace: string, order: UserKey): string {
  const what = order === 'reportCount' ? 'true' : "what = 'accounts'";
  return `not exists (
    select from account_changes where ${what} and changed_in >= pg_snapshot_xmin(${snapshotPlace}::pg_snapshot)
      and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(changed_in, ${snapshotPlace}::pg_snapshot))`;
}
