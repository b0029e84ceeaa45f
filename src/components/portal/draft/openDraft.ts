import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { loadSession } from '@/client/sessionStore';
import { readDraftCopy, withCopy } from './draftCopy';
import type { Draft, DraftKind } from './DraftKind';

/** A questionnaire can be opened without the server, so it doesn't wait for it forever. */
const timeoutMs = 15_000;

/**
 * The draft on the server with what this browser has to add. Without a connection there is only the latter, on top of
 * `beginning`.
 */
export async function openDraft<Changes, Place, Stored extends Draft<Changes, Place>>(
  kind: DraftKind<Changes, Place>,
  userId: number,
  beginning: Stored,
): Promise<{ draft: Stored; unsaved: Changes }> {
  const copy = readDraftCopy(kind, userId);
  const stored = await callApi<Stored>(kind.path, { timeoutMs }).catch((error: unknown) => {
    logFailure('The draft could not be loaded', error);
    if (error instanceof ApiError && error.status === 401) void loadSession();
    return { ...beginning, key: copy?.key ?? null };
  });
  return withCopy(kind, stored, copy);
}
