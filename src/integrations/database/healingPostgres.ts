import { postgresAdapter } from '@payloadcms/db-postgres';
import { beginTransaction } from './beginTransaction';
import { commitTransaction } from './commitTransaction';
import { openPool } from './openPool';

interface HealingPostgresOptions {
  connectionString: string;
  migrationDir: string;
}

/**
 * Payload's PostgreSQL adapter with connections that may be lost at any time. Given a pool, it doesn't make its own, of
 * which it would keep a connection for itself, and one more each time that one is lost.
 */
export function healingPostgres({ connectionString, migrationDir }: HealingPostgresOptions) {
  const { init, ...rest } = postgresAdapter({ pool: { connectionString }, push: false, migrationDir });
  return {
    ...rest,
    init: (args: Parameters<typeof init>[0]) => {
      const adapter = init(args);
      return Object.assign(adapter, {
        pool: openPool(connectionString, args.payload.logger),
        beginTransaction,
        commitTransaction,
      });
    },
  };
}
