import { z } from 'zod';
import type { PostForm } from './postForm';

/** A post by its id, or one that has never been saved. */
type DraftSubject = number | 'new';

const formSchema: z.ZodType<PostForm> = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  date: z.string(),
  author: z.string(),
  coverImage: z.string(),
  coverAltText: z.string(),
  coverIsDecorative: z.boolean(),
  tags: z.string(),
  categoryId: z.string(),
  published: z.boolean(),
  // Drafts that were kept before there were these fields have none of them.
  featured: z.boolean().default(false),
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  content: z.string(),
});

const draftSchema = z.object({
  form: formSchema,
  /** Of the post when it was opened: what a save must not write over unseen. Null for a new post. */
  version: z.string().nullable(),
  savedAt: z.number().describe('Milliseconds since 1970'),
});
type PostDraft = z.infer<typeof draftSchema>;

const prefixOf = (userId: number, subject: DraftSubject) => `blog-draft:${userId}:${subject}:`;

/** A place for the draft of one open editor. Every editor has its own, so that two tabs don't write over each other. */
export const newDraftKey = (userId: number, subject: DraftSubject): string =>
  prefixOf(userId, subject) + crypto.randomUUID();

function readDraft(key: string): PostDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** The newest draft of a post that this person left behind in this browser. */
export function findDraft(userId: number, subject: DraftSubject): { key: string; draft: PostDraft } | null {
  try {
    const prefix = prefixOf(userId, subject);
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, draft: readDraft(key) }))
      .filter((found): found is { key: string; draft: PostDraft } => found.draft !== null)
      .reduce<{ key: string; draft: PostDraft } | null>(
        (newest, found) => (newest && newest.draft.savedAt >= found.draft.savedAt ? newest : found),
        null,
      );
  } catch {
    return null;
  }
}

/** Answers whether it is kept: the browser's storage may be full or forbidden. */
export function keepDraft(key: string, draft: PostDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}
