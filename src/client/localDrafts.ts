import type { z } from 'zod';
import { findOpenDrafts, lockDraft, runExclusive, releaseDraft } from './openDrafts';

/** The id of a document, `new` for one that was never saved, or `only` for a singleton. */
export type DraftSubject = number | 'new' | 'only';

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Stores drafts of one kind in the browser. Every open editor has its own key, so that two tabs don't overwrite each
 * other, and locks it, so that no other form offers the draft.
 */
export function localDrafts<Kept extends Draft>(kind: string, schema: z.ZodType<Kept>) {
  const prefixOf = (userId: number, subject: DraftSubject) => `${kind}:${userId}:${subject}:`;

  function read(key: string): Kept | null {
    try {
      return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  /** Returns the newest draft of a document that this user left behind in this browser. */
  async function find(userId: number, subject: DraftSubject): Promise<{ key: string; draft: Kept } | null> {
    const { isLeftBehind } = await findOpenDrafts();
    try {
      const prefix = prefixOf(userId, subject);
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix) && isLeftBehind(key))
        .map((key) => ({ key, draft: read(key) }))
        .filter((found): found is { key: string; draft: Kept } => found.draft !== null)
        .reduce<{ key: string; draft: Kept } | null>(
          (newest, found) => (newest && newest.draft.savedAt >= found.draft.savedAt ? newest : found),
          null,
        );
    } catch {
      return null;
    }
  }

  /** Returns whether the draft was stored: storage may be full or forbidden. */
  function keep(key: string, draft: Kept): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  function drop(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  }

  return {
    newKey: (userId: number, subject: DraftSubject): string =>
      prefixOf(userId, subject) + crypto.randomUUID(),

    /** Locks the key for an open form. */
    hold: (key: string): void => lockDraft(key, 'form'),

    /** Releases the key when the form closes; its draft is then offered to others. */
    release: (key: string): void => releaseDraft(key, 'form'),

    find,

    /**
     * Moves the newest draft that was left behind to the form's own key, and locks that. Of forms that open at once
     * in several tabs, each gets a different draft.
     */
    takeUp: (userId: number, subject: DraftSubject, key: string): Promise<Kept | null> =>
      runExclusive(prefixOf(userId, subject), async () => {
        const found = await find(userId, subject);
        if (!found) return null;
        lockDraft(key, 'form');
        // Remove before storing: there may not be room for both.
        drop(found.key);
        keep(key, found.draft);
        return found.draft;
      }),

    keep,

    isKept: (key: string): boolean => read(key) !== null,

    /** Locks a draft while it is being saved, so that no form offers it even if its author has navigated away. */
    async whileSaving<Answer>(key: string, save: () => Promise<Answer>): Promise<Answer> {
      lockDraft(key, 'save');
      try {
        return await save();
      } finally {
        releaseDraft(key, 'save');
      }
    },

    drop,
  };
}
