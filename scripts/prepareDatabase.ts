/**
 * Runs the pending migrations; creates the first administrator and the first posts of an empty database. Started with `payload run` by
 * database/migrateDatabase.mjs, which holds the lock and receives the result.
 */
import { getPayload, readMigrationFiles } from 'payload';

/** @param message `{ firstAdmin? }`, or `{ failure }` with one line that says what is wrong */
function tellParent(message: {
  firstAdmin?: { email: string; generatedPassword?: string; isInvited?: true };
  failure?: string;
}) {
  return new Promise<void>((resolve) => {
    if (!process.send) return resolve();
    process.send(message, undefined, {}, () => resolve());
  });
}

/** What is said to people may keep the cause to itself; here it is what helps. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

try {
  // Imported here so that a wrong setting, found while the configuration loads, can be told in one line.
  const { default: config } = await import('@payload-config');
  const { seedFirstAdmin } = await import('@/seed/seedFirstAdmin');
  const { seedStarterPosts } = await import('@/seed/seedStarterPosts');
  const payload = await getPayload({ config, disableOnInit: true });
  const only = process.argv.find((arg) => arg.startsWith('only='))?.slice('only='.length);
  // An older backup is filled into the tables of its own release.
  const migrations = (await readMigrationFiles({ payload })).filter(
    ({ name }) => only === undefined || only.split(',').includes(name),
  );
  await payload.db.migrate({ migrations });
  const { totalDocs: accounts } = await payload.count({ collection: 'users', overrideAccess: true });
  const isNew = accounts === 0 && !process.argv.includes('without-admin');
  if (isNew) await seedStarterPosts(payload);
  // Last: from then on the database is prepared, and the password is told only once.
  await tellParent({ firstAdmin: isNew ? await seedFirstAdmin(payload) : undefined });
} catch (error) {
  await tellParent({ failure: describe(error) });
  process.exit(1);
}
process.exit(0);
