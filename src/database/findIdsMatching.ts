import type { PayloadRequest } from 'payload';
import { countedMatches } from '@/domain/countedMatches';
import { folded, hasWord } from './foldedSearch';
import { namedRows } from './namedRows';

interface Words {
  table: 'media' | 'posts';
  /** The text that is searched, in SQL. */
  text: string;
  search: string;
}

/**
 * The newest rows whose text has all words of a search, as Payload's API can't fold what it compares. Past the access rule: the
 * caller reads the rows with the rights of who asks.
 */
export async function findIdsMatching(
  req: PayloadRequest,
  { table, text, search }: Words,
): Promise<number[]> {
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = words.map((_, index) => hasWord(folded(text), `$${index + 1}`));
  const rows = await namedRows<{ id: number }>(
    req,
    {
      text: `select id from ${table} where ${conditions.join(' and ') || 'true'} order by id desc limit ${countedMatches}`,
    },
    words,
  );
  return rows.map(({ id }) => id);
}
