import type { Payload } from 'payload';
import type { Role } from '@/domain/accounts/roles';
import { namedRows } from '../namedRows';
import { idOf, narrowTables, userOrders, type UserKey } from './userOrders';

// Past the access rule of `users`, for the pages of `userList`.

/** A row of an order and how many stand before it, read forwards. */
interface Mark {
  /** What the order is made from, as text; some have no company. */
  key: string | null;
  id: number;
  place: number;
}

interface Marks {
  list: readonly Mark[];
  /** What had been committed when they were counted, as PostgreSQL writes it. */
  snapshot: string;
  countedAt: number;
  /** Somebody has found that the order has changed since. */
  isOver: boolean;
}

/** Between a mark and the next; the first row without a key is one besides, because counting doesn't go on behind the keys. */
const rowsApart = 1_000;
/** Marks don't outlive the notes of what has changed since (`sweepRows`). */
const lifeMs = 60 * 60_000;
/** Counting all marks takes as long as four pages in the middle: where accounts come and go all the time it doesn't pay. */
const pauseMs = 10_000;

const keys: Record<UserKey, { expression: string; type: string }> = {
  name: { expression: 'lower(name)', type: 'text' },
  email: { expression: 'email', type: 'text' },
  company: { expression: 'lower(company)', type: 'text' },
  reportCount: { expression: 'user_reports.count', type: 'bigint' },
  createdAt: { expression: 'created_at', type: 'timestamptz' },
};

/** Of each database, by order and role. */
const kept = new WeakMap<Payload, Map<string, Promise<Marks>>>();

interface Asked {
  order: UserKey;
  role?: Role;
}

/**
 * The last mark at or before a place, if there are marks or it is time to count some. Whoever uses it asks in the same
 * statement whether the order is still as it was (`orderIsAsIn`), and gives the marks up otherwise.
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
  // What failed is tried again by whoever comes next.
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

/** Of rows at a mark and behind it, whose key and id are these placeholders. Those without a key are last. */
export function fromMark(order: UserKey, key: string | null, [keyPlace, idPlace]: [string, string]): string {
  const { expression, type } = keys[order];
  if (key === null)
    return `${expression} is null and ${keyPlace}::text is null and ${idOf(order)} >= ${idPlace}`;
  return `(${expression}, ${idOf(order)}) >= (${keyPlace}::${type}, ${idPlace}::int)`;
}

/** Whether nothing has changed an order since a snapshot. A backup may name transactions that are still to come here. */
export function orderIsAsIn(snapshotPlace: string, order: UserKey): string {
  const what = order === 'reportCount' ? 'true' : "what = 'accounts'";
  return `not exists (
    select from account_changes where ${what} and changed_in >= pg_snapshot_xmin(${snapshotPlace}::pg_snapshot)
      and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(changed_in, ${snapshotPlace}::pg_snapshot))`;
}
