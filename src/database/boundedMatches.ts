import type { PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import { countedMatches } from '@/domain/countedMatches';
import { namedRows } from './namedRows';

interface Matches {
  /** At most `countedMatches + 1`. */
  total: number;
  /** Ids of all matches; null if there are more than `countedMatches`. */
  ids: number[] | null;
}

/**
 * Returns the ids that a search matches, from a statement that selects `id`. Runs before the page query because
 * PostgreSQL can't estimate how rare a word is: sorting is fast for few matches, scanning the order's index is fast
 * for many, and the wrong choice is slow.
 */
export async function boundedMatches(
  req: PayloadRequest,
  statement: string,
  values: readonly string[],
): Promise<Matches> {
  const text = `${statement} limit ${countedMatches + 1}`;
  const rows = await namedRows<{ id: number }>(req, { text }, values);
  const ids = rows.map(({ id }) => id);
  return { total: ids.length, ids: ids.length > countedMatches ? null : ids };
}

/** A SQL condition and the values of its placeholders. */
interface Condition {
  condition: string;
  values: readonly string[];
}

interface BoundedPage {
  page: number;
  limit: number;
  /** The table whose `id` column the matches are taken from. */
  table: string;
  /** The SQL from `select` up to, but not including, `where`. */
  select: string;
  order: string;
  /** Builds the condition; `first` is the number of its first placeholder. */
  conditionOf: (first: number) => Condition;
}

/** Returns one page of search matches and their total, capped at `countedMatches + 1`. */
export async function findBoundedPage<Row extends QueryResultRow>(
  req: PayloadRequest,
  { page, limit, table, select, order, conditionOf }: BoundedPage,
): Promise<{ rows: Row[]; total: number }> {
  const all = conditionOf(1);
  const { ids, total } = await boundedMatches(
    req,
    `select id from ${table} where ${all.condition}`,
    all.values,
  );
  const { condition, values } = ids ? { condition: `${table}.id = any($3)`, values: [ids] } : conditionOf(3);
  const text = `${select} where ${condition} order by ${order} limit $1 offset $2`;
  const rows = await namedRows<Row>(req, { text }, [limit, (page - 1) * limit, ...values]);
  return { rows, total };
}
