import type { PayloadRequest } from 'payload';
import { listAppliedMigrations } from '@/database/tables/migrations';
import { findUnfitMigration } from '@/database/unfitMigration.mjs';
import { migrations } from '@/migrations';
import type { Readiness } from '@/schemas/readiness';
import { withinDeadline } from './withinDeadline';

const deadlineMs = 1_000;
const known = migrations.map(({ name }) => name);

/**
 * Whether this release can work with the database as it is. Migrations that it doesn't know are those of the next release,
 * which are applied while this one is still serving: none of its business, unless they took away what it uses.
 */
export async function checkReadiness({ req }: { req: PayloadRequest }): Promise<Readiness['status']> {
  const applied = await withinDeadline(listAppliedMigrations(req.payload), deadlineMs, null);
  if (applied === null) return 'database';
  const isComplete = known.every((name) => applied.includes(name));
  return isComplete && findUnfitMigration(applied, known) === undefined ? 'ready' : 'migrations';
}
