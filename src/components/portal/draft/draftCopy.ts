import { localItems } from '@/client/browserItems';
import type { Draft, DraftKind } from './DraftKind';

/** Part of a run that this browser has and the server doesn't. */
export interface DraftCopy<Changes, Place> {
  key: string | null;
  place: Place;
  /** Answers not saved yet. */
  unsaved: Changes;
}

const nameOf = (copyName: string, userId: number) => `${copyName}:${userId}`;

/** Stores a copy in the browser while there are unsaved answers, and removes it otherwise. */
export const storeDraftCopy = (
  copyName: string,
  userId: number,
  copy: DraftCopy<unknown, unknown> | null,
): void => localItems.write(nameOf(copyName, userId), copy && JSON.stringify(copy));

/** Removes the input that a deleted account left in this browser, including editors (`client/localDrafts`). */
export function forgetDraftCopies(userId: number): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage])
      for (const name of Object.keys(storage))
        if (name.split(':')[1] === String(userId)) storage.removeItem(name);
  } catch {
    // Storage is unavailable, so there is no copy.
  }
}

export function readDraftCopy<Changes, Place>(
  { copyName, readChanges, readPlace }: DraftKind<Changes, Place>,
  userId: number,
): DraftCopy<Changes, Place> | null {
  try {
    const stored: unknown = JSON.parse(localItems.read(nameOf(copyName, userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { key, place, unsaved } = stored as Partial<Record<keyof DraftCopy<Changes, Place>, unknown>>;
    return {
      key: typeof key === 'string' ? key : null,
      place: readPlace(place),
      unsaved: readChanges(unsaved),
    };
  } catch {
    return null;
  }
}

/** Merges this browser's unsaved answers into the server's draft. Answers of a run that has ended are ignored. */
export function withCopy<Changes, Place, Stored extends Draft<Changes, Place>>(
  { add, noChanges }: DraftKind<Changes, Place>,
  draft: Stored,
  copy: DraftCopy<Changes, Place> | null,
): { draft: Stored; unsaved: Changes } {
  if (!copy || (copy.key !== null && copy.key !== draft.key)) return { draft, unsaved: noChanges };
  const { place, unsaved } = copy;
  return { draft: { ...draft, ...place, answers: add(draft.answers, unsaved) }, unsaved };
}
