import type { PayloadRequest } from 'payload';
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
