import { randomUUID } from 'node:crypto';
import type { PayloadRequest, TypedUser } from 'payload';
import {
  endGeneration,
  extendGeneration,
  isGenerating,
  acquireGeneration,
} from '@/database/tables/generations';
import type { ModelPurpose } from '@/domain/languageModel/modelCallKinds';

/** Lease duration after the last extension. */
const leaseSeconds = 15;
const extendEveryMs = 5_000;

export interface Turn {
  /** Releases the turn, in the caller's transaction if there is one. May be called repeatedly. */
  end: (req: PayloadRequest) => Promise<void>;
}

interface TakeTurnArgs {
  req: PayloadRequest;
  user: TypedUser;
  kind: ModelPurpose;
  submissionKey?: string;
}

/**
 * Acquires the account's lock for generating text of this kind, or returns undefined while any process has it. The
 * lock is a row with a lease. It holds no connection while the model writes, is extended while this process lives,
 * and expires after a crash. Only the database's clock counts.
 */
export async function acquireTurn({
  req,
  user,
  kind,
  submissionKey,
}: TakeTurnArgs): Promise<Turn | undefined> {
  const token = randomUUID();
  const submission = { owner: user.id, kind, submissionKey };
  if (!(await acquireGeneration(req.payload, { ...submission, token, leaseSeconds }))) return undefined;
  const timer = setInterval(() => void extend(req, token), extendEveryMs).unref();
  return {
    end: async (inside) => {
      clearInterval(timer);
      await endGeneration(inside, token);
    },
  };
}

async function extend({ payload }: PayloadRequest, token: string): Promise<void> {
  try {
    await extendGeneration(payload, token, leaseSeconds);
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The turn to write could not be extended' });
  }
}

/** Returns whether the current holder of the lock is the same submission. */
export async function isWrittenNow({ req, user, kind, submissionKey }: TakeTurnArgs): Promise<boolean> {
  if (!submissionKey) return false;
  return isGenerating(req.payload, { owner: user.id, kind, submissionKey });
}
