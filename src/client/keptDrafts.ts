import type { z } from 'zod';

/** A document by its id, one that has never been saved, or the only one of its kind. */
export type DraftSubject = number | 'new' | 'only';

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Drafts of one kind that are kept in this browser. Every open editor has a place of its own, so that two tabs don't write
 * over each other.
 */
export function keptDrafts<Kept extends Draft>(kind: string, schema: z.ZodType<Kept>) {
  /** Of this tab: nobody has left them behind. */
  const onTheirWay = new Set<string>();
  const prefixOf = (userId: number, subject: DraftSubject) => `${kind}:${userId}:${subject}:`;

  function read(key: string): Kept | null {
    try {
      return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  return {
    newKey: (userId: number, subject: DraftSubject): string =>
      prefixOf(userId, subject) + crypto.randomUUID(),

    /** The newest draft of a document that this person left behind in this browser. */
    find(userId: number, subject: DraftSubject): { key: string; draft: Kept } | null {
      try {
        const prefix = prefixOf(userId, subject);
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix) && !onTheirWay.has(key))
          .map((key) => ({ key, draft: read(key) }))
          .filter((found): found is { key: string; draft: Kept } => found.draft !== null)
          .reduce<{ key: string; draft: Kept } | null>(
            (newest, found) => (newest && newest.draft.savedAt >= found.draft.savedAt ? newest : found),
            null,
          );
      } catch {
        return null;
      }
    },

    /** Answers whether it is kept: the browser's storage may be full or forbidden. */
    keep(key: string, draft: Kept): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },

    isKept: (key: string): boolean => read(key) !== null,

    /** While it is being saved, a draft is offered to nobody, wherever its author has gone meanwhile. */
    async whileSaving<Answer>(key: string, save: () => Promise<Answer>): Promise<Answer> {
      onTheirWay.add(key);
      try {
        return await save();
      } finally {
        onTheirWay.delete(key);
      }
    },

    drop(key: string): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Without storage there is nothing to drop.
      }
    },
  };
}
