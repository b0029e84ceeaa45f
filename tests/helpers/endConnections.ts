import type { Client } from 'pg';

/**
 * Ends what others have open in this client's database, as an administrator's restart does, and resolves with how many
 * there were. Only what programs have opened: the server's own workers (a vacuum may run at any moment) belong to its
 * superuser, and ending them is refused to everybody else. Each is waited for as long as `waitMs` says.
 */
export async function endConnections(
  client: Client,
  { whoseQueryIsLike = '%', waitMs = 0 } = {},
): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid, $2) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid() and query like $1`,
    [whoseQueryIsLike, waitMs],
  );
  return rowCount ?? 0;
}
