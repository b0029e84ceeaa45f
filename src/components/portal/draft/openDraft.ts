import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { readDraftCopy, withCopy } from './draftCopy';
import type { Draft, DraftKind } from './DraftKind';

/** Limit in milliseconds after which a questionnaire with a local copy opens without the server. */
const timeoutMs = 15_000;

/** Loads the server's draft and merges this browser's unsaved answers. Offline it merges them into `beginning`. */
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
