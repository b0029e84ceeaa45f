import { ApiError } from '@/client/ApiError';

/** Somebody else's newer version in the way of a save. */
export interface PostConflict {
  /** Their name; null when unknown. */
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string;
  /** The newer version: a save that names it goes through. */
  version: string;
  /** The refused one in the history of the post. */
  keptAs: number | null;
}

/** The conflict that a refused save tells of; null for other refusals, such as a slug that is taken. */
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
