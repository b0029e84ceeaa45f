import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { ModelPurpose } from '@/domain/languageModel/modelCallKinds';
import { databaseOf } from '../databaseOf';

// Bypasses access control of `generations`, which is closed to every request and has no hooks. Raw SQL, because a
// statement must take or extend a lease by the database's clock, which Payload's API can't express.

interface Submission {
  owner: number;
  kind: ModelPurpose;
  submissionKey?: string;
}

/** Acquires the account's lease for this kind; false if another lease is still running. */
export async function acquireGeneration(
  payload: Payload,
  { owner, kind, submissionKey, token, leaseSeconds }: Submission & { token: string; leaseSeconds: number },
): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    insert into generations (owner_id, kind, submission_key, token, lease_until)
    values (${owner}, ${kind}, ${submissionKey ?? null}, ${token}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (owner_id, kind) do update
      set submission_key = excluded.submission_key, token = excluded.token, lease_until = excluded.lease_until,
        created_at = now(), updated_at = now()
      where generations.lease_until < now()
    returning id`);
  return rows.length > 0;
}

export async function extendGeneration(payload: Payload, token: string, leaseSeconds: number): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update generations set lease_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where token = ${token}`);
}

/** Releases a lease, in the transaction of `req` if there is one. */
export async function endGeneration(req: PayloadRequest, token: string): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`delete from generations where token = ${token}`);
}

/** Returns whether exactly this submission is being generated, on any server. */
export async function isGenerating(
  payload: Payload,
  { owner, kind, submissionKey }: Required<Submission>,
): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select 1 from generations
    where owner_id = ${owner} and kind = ${kind} and submission_key = ${submissionKey} and lease_until >= now()`);
  return rows.length > 0;
}

/**
 * Returns the submission key of the analysis being generated for an account, an empty string if it has no key, and
 * null if none is.
 */
export async function findGenerating(req: PayloadRequest, owner: number): Promise<string | null> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<{ submission_key: string | null }>(sql`
    select submission_key from generations
    where owner_id = ${owner} and kind = 'analysis' and lease_until >= now()`);
  const [row] = rows;
  return row ? (row.submission_key ?? '') : null;
}
