/**
 * Runs the pending migrations. Creates the first administrator and the starter posts of an empty database. Started with
 * `payload run` by database/migrateDatabase.mjs, which holds the lock and receives the result.
 */
import { getPayload, readMigrationFiles } from 'payload';

/** @param message `{ firstAdmin? }`, or `{ failure }` with a message of one line */
function tellParent(message: {
  firstAdmin?: { email: string; generatedPassword?: string; isInvited?: true };
  failure?: string;
}) {
  return new Promise<void>((resolve) => {
    if (!process.send) return resolve();
    process.send(message, undefined, {}, () => resolve());
  });
}

/** Includes the error's cause, which messages for users omit. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

try {
  // Imported inside `try`, so that a wrong setting found while the configuration loads is reported in one line.
  const { default: config } = await import('@payload-config');
  const { seedFirstAdmin } = await import('@/seed/seedFirstAdmin');
  const { seedStarterPosts } = await import('@/seed/seedStarterPosts');
  const payload = await getPayload({ config, disableOnInit: true });
  const only = process.argv.find((arg) => arg.startsWith('only='))?.slice('only='.length);
  // `only=`: a restore loads an older backup into the tables of its own release.
  const migrations = (await readMigrationFiles({ payload })).filter(
    ({ name }) => only === undefined || only.split(',').includes(name),
  );
  await payload.db.migrate({ migrations });
  const { totalDocs: accounts } = await payload.count({ collection: 'users', overrideAccess: true });
  const isNew = accounts === 0 && !process.argv.includes('without-admin');
  if (isNew) await seedStarterPosts(payload);
  // Last, because the database counts as prepared once it has a user, and the password is reported only once.
  await tellParent({ firstAdmin: isNew ? await seedFirstAdmin(payload) : undefined });
} catch (error) {
  await tellParent({ failure: describe(error) });
  process.exit(1);
}
process.exit(0);
