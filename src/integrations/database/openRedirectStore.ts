import { addMissingAddresses } from '@/database/tables/missingAddresses';
import { readRedirects } from '@/database/tables/redirects';
import { openOwnPool } from './openOwnPool';

/** Visitors may wait for it. */
const patienceMs = 1_000;

/** Reads redirects and records 404 paths for the server in front of Next. */
export function openRedirectStore(connectionString: string) {
  const pool = openOwnPool(connectionString, { patienceMs });
  return {
    readRedirects: () => readRedirects(pool),
    addMissing: (counts: ReadonlyMap<string, number>) => addMissingAddresses(pool, counts),
  };
}
