import type { PayloadRequest } from 'payload';
import { countedMatches } from '@/domain/countedMatches';
import { folded, hasWord } from './foldedSearch';
import { namedRows } from './namedRows';

interface Words {
  table: 'media' | 'posts';
  /** SQL expression of the searched text. */
  text: string;
  search: string;
}

/**
 * Returns the newest ids (at most `countedMatches`) whose text contains all words of a search. Raw SQL, because
 * Payload's API can't fold case and accents. Bypasses access control on purpose: the caller reads the rows with the
 * user's own rights.
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
