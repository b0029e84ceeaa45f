import { randomUUID } from 'node:crypto';
import type { PayloadRequest, TypedUser } from 'payload';
import {
  endGeneration,
  extendGeneration,
  isGenerating,
  acquireGeneration,
} from '@/database/tables/generations';
import type { ModelPurpose } from '@/domain/languageModel/modelCallKinds';

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

/** Whether the request that has the turn is the same submission. */
export async function isWrittenNow({ req, user, kind, submissionKey }: TakeTurnArgs): Promise<boolean> {
  if (!submissionKey) return false;
  return isGenerating(req.payload, { owner: user.id, kind, submissionKey });
}
