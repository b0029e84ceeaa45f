import { addMissingAddresses } from '@/database/tables/missingAddresses';
import { readRedirects } from '@/database/tables/redirects';
import { openOwnPool } from './openOwnPool';

/** Visitors may wait for it. */
const patienceMs = 1_000;

/** What the server in front reads and writes about addresses where the site has nothing. */
export function openRedirectStore(connectionString: string) {
  const pool = openOwnPool(connectionString, { patienceMs });
  return {
    readRedirects: () => readRedirects(pool),
    addMissing: (counts: ReadonlyMap<string, number>) => addMissingAddresses(pool, counts),
  };
}
