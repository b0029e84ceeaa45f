import { readRedirects } from '@/database/tables/redirects';
import { openOwnPool } from './openOwnPool';

/** Visitors may wait for it. */
const patienceMs = 1_000;

/** Reads the list of redirects for the server in front. */
export function openRedirectReading(connectionString: string) {
  const pool = openOwnPool(connectionString, { patienceMs });
  return { read: () => readRedirects(pool) };
}
