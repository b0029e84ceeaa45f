import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { readDraftCopy, withCopy } from './draftCopy';
import type { Draft, DraftKind } from './DraftKind';

/** A questionnaire of which this browser holds a part can be opened without the server. */
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
  const stored = await callApi<Stored>(kind.path, { timeoutMs, isAskedOnce: copy !== null }).catch(
    (error: unknown) => {
      logFailure('The draft could not be loaded', error);
      return { ...beginning, key: copy?.key ?? null };
    },
  );
  return withCopy(kind, stored, copy);
}
