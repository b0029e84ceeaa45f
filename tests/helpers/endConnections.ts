import type { Client } from 'pg';

/**
 * Ends what others have open in this client's database, as an administrator's restart does, and resolves with how many
 * there were. Only what programs have opened: the server's own workers (a vacuum may run at any moment) belong to its
 * superuser, and ending them is refused to everybody else. Each is waited for as long as `waitMs` says; all are told before
 * the first is waited for, because looking whether one is gone takes the server steps of 100 ms.
 */
export async function endConnections(
  client: Client,
  { whoseQueryIsLike = '%', waitMs = 0 } = {},
): Promise<number> {
  const { rowCount } = await client.query(
    `with told as materialized (
       select pid, pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend'
         and pid <> pg_backend_pid() and query like $1)
     select pg_terminate_backend(pid, $2) from told order by pid`,
    [whoseQueryIsLike, waitMs],
  );
  return rowCount ?? 0;
}
