/**
 * Runs the pending migrations; creates the first administrator and the first posts of an empty database. Started with `payload run` by
 * database/migrateDatabase.mjs, which holds the lock and receives the result.
 */
import { getPayload } from 'payload';

/** @param message `{ firstAdmin? }`, or `{ failure }` with one line that says what is wrong */
function tellParent(message: {
  firstAdmin?: { email: string; generatedPassword?: string };
  failure?: string;
}) {
  return new Promise<void>((resolve) => {
    if (!process.send) return resolve();
    process.send(message, undefined, {}, () => resolve());
  });
}

try {
  // Imported here so that a wrong setting, found while the configuration loads, can be told in one line.
  const { default: config } = await import('@payload-config');
  const { seedFirstAdmin } = await import('@/seed/seedFirstAdmin');
  const { seedStarterPosts } = await import('@/seed/seedStarterPosts');
  const payload = await getPayload({ config, disableOnInit: true });
  await payload.db.migrate();
  const isWithoutAdmin = process.argv.includes('without-admin');
  const firstAdmin = isWithoutAdmin ? null : await seedFirstAdmin(payload);
  if (firstAdmin) await seedStarterPosts(payload);
  await tellParent({ firstAdmin: firstAdmin ?? undefined });
} catch (error) {
  await tellParent({ failure: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
process.exit(0);
