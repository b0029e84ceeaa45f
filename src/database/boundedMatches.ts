import type { PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import { countedMatches } from '@/domain/countedMatches';
import { namedRows } from './namedRows';

interface Matches {
  /** At most one more than are counted. */
  total: number;
  /** All of them; null where there are more than are counted. */
  ids: number[] | null;
}

/**
 * What a search matches, by a statement that selects `id`. Asked before the page itself, because PostgreSQL can't tell how
 * rare a word is: few matches are quickly put in order, many quickly found along the index of an order, and the other way
 * round each takes long.
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

/** What rows must fulfil, with the values for its placeholders. */
interface Condition {
  condition: string;
  values: readonly string[];
}

interface BoundedPage {
  page: number;
  limit: number;
  /** Whose `id` the matches are found by. */
  table: string;
  /** From "select" up to, but without, "where". */
  select: string;
  order: string;
  /** `first`: the number of its first placeholder. */
  conditionOf: (first: number) => Condition;
}

/** One page of what a search matches, and how many there are; of very many, one more than are counted. */
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
