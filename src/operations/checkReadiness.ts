import type { PayloadRequest } from 'payload';
import { listAppliedMigrations } from '@/database/tables/migrations';
import { findUnfitMigration } from '@/database/unfitMigration.mjs';
import { migrations } from '@/migrations';
import type { Readiness } from '@/schemas/readiness';
import { withinDeadline } from './withinDeadline';

const deadlineMs = 1_000;
const known = migrations.map(({ name }) => name);

/**
 * Returns whether this release can work with the database schema. Unknown migrations belong to the next release,
 * which applies them while this one still serves. They matter only if they removed something that this release uses.
 */
export async function checkReadiness({ req }: { req: PayloadRequest }): Promise<Readiness['status']> {
  const applied = await withinDeadline(listAppliedMigrations(req.payload), deadlineMs, null);
  if (applied === null) return 'database';
  const isComplete = known.every((name) => applied.includes(name));
  return isComplete && findUnfitMigration(applied, known) === undefined ? 'ready' : 'migrations';
}
