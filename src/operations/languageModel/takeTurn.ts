import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PayloadRequest, TypedUser } from 'payload';
import type { ModelPurpose } from '@/domain/languageModel/modelCallKinds';
import { databaseOf } from '@/database/databaseOf';

/** A turn ends by itself this long after its process was last heard of. */
const leaseSeconds = 15;
const extendEveryMs = 5_000;

export interface Turn {
  /** Gives the turn back; within the caller's transaction, if there is one. May be called again. */
  end: (req: PayloadRequest) => Promise<void>;
}

interface TakeTurnArgs {
  req: PayloadRequest;
  user: TypedUser;
  kind: ModelPurpose;
  submissionKey?: string;
}

/**
 * Takes the account's turn to have something of this kind written, or answers undefined while another request has it,
 * in this or another process. The turn is a row with a lease: it holds no connection while the model writes, is
 * extended as long as this process lives, and runs out after a crash. The database's clock decides.
 */
export async function takeTurn({ req, user, kind, submissionKey }: TakeTurnArgs): Promise<Turn | undefined> {
  const token = randomUUID();
  const { rows } = await req.payload.db.drizzle.execute(sql`
    insert into generations (owner_id, kind, submission_key, token, lease_until)
    values (${user.id}, ${kind}, ${submissionKey ?? null}, ${token}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (owner_id, kind) do update
      set submission_key = excluded.submission_key, token = excluded.token, lease_until = excluded.lease_until,
        created_at = now(), updated_at = now()
      where generations.lease_until < now()
    returning id`);
  if (rows.length === 0) return undefined;
  const timer = setInterval(() => void extend(req, token), extendEveryMs).unref();
  return {
    end: async (inside) => {
      clearInterval(timer);
      const database = await databaseOf(inside);
      await database.execute(sql`delete from generations where token = ${token}`);
    },
  };
}

async function extend({ payload }: PayloadRequest, token: string): Promise<void> {
  try {
    await payload.db.drizzle.execute(sql`
      update generations set lease_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
      where token = ${token}`);
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The turn to write could not be extended' });
  }
}

/** Whether the request that has the turn is the same submission. */
export async function isWrittenNow({ req, user, kind, submissionKey }: TakeTurnArgs): Promise<boolean> {
  if (!submissionKey) return false;
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select 1 from generations
    where owner_id = ${user.id} and kind = ${kind} and submission_key = ${submissionKey} and lease_until >= now()`);
  return rows.length > 0;
}
