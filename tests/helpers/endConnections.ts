import type { Client } from 'pg';

/**
 * Ends what others have open in this client's database, as an administrator's restart does, and resolves with how many
 * there were. Only what programs have opened: the server's own workers (a vacuum may run at any moment) belong to its
 * superuser, and ending them is refused to everybody else.
 */
export async function endConnections(client: Client, { whoseQueryIsLike = '%' } = {}): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid, 2000) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid() and query like $1`,
    [whoseQueryIsLike],
  );
  return rowCount ?? 0;
}
