import { ApiError } from '@/client/ApiError';

/** A newer version, saved by someone else, that a save would overwrite. */
export interface PostConflict {
  /** Name of the user; null when unknown. */
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string;
  /** The newer version: a save that sends it is accepted. */
  version: string;
  /** Id of the rejected save in the post's version history. */
  keptAs: number | null;
}

/** Returns the conflict that a rejected save reports; null for other errors, such as a duplicate slug. */
export function readConflict(error: unknown): PostConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { version, changedAt, changedBy, keptAs } = error.body;
  if (typeof version !== 'string') return null;
  return {
    version,
    changedAt: typeof changedAt === 'string' ? changedAt : version,
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    keptAs: typeof keptAs === 'number' ? keptAs : null,
  };
}
