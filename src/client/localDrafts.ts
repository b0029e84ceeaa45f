import type { z } from 'zod';
import { findOpenDrafts, lockDraft, runExclusive, releaseDraft } from './openDrafts';

/** A document by its id, one that has never been saved, or the only one of its kind. */
export type DraftSubject = number | 'new' | 'only';

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Drafts of one kind that are kept in this browser. Every open editor has a place of its own, so that two tabs don't write
 * over each other, and holds it, so that its words are offered nowhere else.
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

  /** The newest draft of a document that this person left behind in this browser. */
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

  /** Answers whether it is kept: the browser's storage may be full or forbidden. */
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
      // Without storage there is nothing to drop.
    }
  }

  return {
    newKey: (userId: number, subject: DraftSubject): string =>
      prefixOf(userId, subject) + crypto.randomUUID(),

    /** A form is open that keeps its draft under this key. */
    hold: (key: string): void => lockDraft(key, 'form'),

    /** The form is gone; what it has kept is left behind. */
    release: (key: string): void => releaseDraft(key, 'form'),

    find,

    /**
     * The same for a form that goes on with it under a key of its own, which it holds from then on. Of forms that are opened at
     * once, in several tabs, each gets another one.
     */
    takeUp: (userId: number, subject: DraftSubject, key: string): Promise<Kept | null> =>
      runExclusive(prefixOf(userId, subject), async () => {
        const found = await find(userId, subject);
        if (!found) return null;
        lockDraft(key, 'form');
        // First the room that it needs: there may be none for two.
        drop(found.key);
        keep(key, found.draft);
        return found.draft;
      }),

    keep,

    isKept: (key: string): boolean => read(key) !== null,

    /** While it is being saved, a draft is offered to nobody, wherever its author has gone meanwhile. */
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
