import { logFailure } from '@/client/logFailure';
import type { BlogCategory, EditedPost } from '@/schemas/blog';
import { fetchCategories, fetchPostAtSlug } from '../blogApi';
import { postDrafts, type SetAside } from './postDrafts';
import { emptyPostForm, isSameForm, postFormOf, type PostForm } from './postForm';

/** State of a post in the editor. */
export interface LoadedPost {
  form: PostForm;
  /** The stored post, for detecting changes. */
  initial: PostForm;
  /** Null until a new post has been saved. */
  post: EditedPost | null;
  /** Version that the form is based on; a save sends it for conflict detection. */
  version: string | null;
  categories: readonly BlogCategory[];
  draftKey: string;
  /** Owner of the draft. */
  userId: number;
  /** Time at which the restored draft was stored; null if none was restored. */
  restoredAt: number | null;
  /** Form contents that can be restored until the next save. */
  setAside: SetAside | null;
  /** The form as it was after the last adoption of fields from another version. */
  taken?: PostForm;
}

/** Keeps the user's own choice of publication state; an untouched one follows the stored post. */
const withState = (form: PostForm, untouched: boolean | undefined, published: boolean): PostForm =>
  form.published === untouched ? { ...form, published } : form;

const withWords = (
  loaded: LoadedPost,
  { form, version, restoredAt, wasPublished }: SetAside,
): LoadedPost => ({
  ...loaded,
  ...{ form: withState(form, wasPublished, loaded.initial.published), version, restoredAt },
});

/** Restores the form's draft from this browser, if there is one, and moves it to a key of this editor. */
async function withDraft(
  loaded: Omit<LoadedPost, 'draftKey' | 'userId' | 'restoredAt' | 'setAside'>,
  userId: number,
  signal: AbortSignal,
): Promise<LoadedPost> {
  const subject = loaded.post?.id ?? 'new';
  const draftKey = postDrafts.newKey(userId, subject);
  const draft = await postDrafts.takeUp(userId, subject, draftKey);
  // No editor will own this draft.
  if (signal.aborted) postDrafts.release(draftKey);
  const fresh = { ...loaded, draftKey, userId, restoredAt: null, setAside: null };
  if (!draft) return fresh;
  const { savedAt, setAside = null, ...words } = draft;
  if (!isSameForm(words.form, loaded.initial)) {
    return { ...withWords(fresh, { ...words, restoredAt: savedAt }), setAside };
  }
  // Discarded contents can still be restored after the browser was closed.
  if (!setAside) postDrafts.drop(draftKey);
  return { ...fresh, setAside };
}

/** Loads a stored post into editor state, without looking for a draft. */
export const loadedFrom = (post: EditedPost) => ({
  form: postFormOf(post),
  initial: postFormOf(post),
  post,
  version: post.version,
  categories: post.availableCategories,
});

type Change = (now: LoadedPost) => LoadedPost;

const wordsOf = ({ form, version, restoredAt, initial }: LoadedPost): SetAside => ({
  ...{ form, version, restoredAt, wasPublished: initial.published },
});

/** Returns to the stored post. The discarded draft, including later edits, can be restored. */
export const withoutRestored: Change = (now) => ({
  ...now,
  ...{ form: now.initial, version: now.post?.version ?? null, restoredAt: null, setAside: wordsOf(now) },
});

/** Copies fields of another version into the form. The form's previous contents are set aside. */
export const withTaken =
  (words: Partial<PostForm>): Change =>
  (now) => {
    const taken = { ...now.form, ...words };
    const isStored = [now.initial, now.taken].some((stored) => stored && isSameForm(now.form, stored));
    return { ...now, taken, form: taken, restoredAt: null, setAside: isStored ? now.setAside : wordsOf(now) };
  };

/** Restores what was set aside and sets aside the current contents instead. */
export const withSetAside: Change = (now) =>
  now.setAside
    ? {
        ...withWords(now, now.setAside),
        setAside: isSameForm(now.form, now.initial) ? null : wordsOf(now),
      }
    : now;

/**
 * Applies the result of a save to a form that was edited since. A new post gets its own identity, and its own draft
 * key, with its first save.
 */
export function asSavedPost(sent: LoadedPost, saved: EditedPost): Change {
  const draftKey = sent.post ? sent.draftKey : postDrafts.newKey(sent.userId, saved.id);
  return (now) => {
    const form = withState(now.form, sent.form.published, saved.frontmatter.published);
    return { ...now, ...loadedFrom(saved), form, draftKey, restoredAt: null, setAside: null };
  };
}

/**
 * Turns a post that was deleted in the meantime into a new one. Its draft moves too, because the deleted post can't be
 * opened to restore it.
 */
export function asNewPost({ userId }: LoadedPost): Change {
  const draftKey = postDrafts.newKey(userId, 'new');
  const initial = emptyPostForm('', new Date());
  return (now) => ({ ...now, post: null, version: null, initial, draftKey, restoredAt: null });
}

/**
 * Loads a post by its slug, or a new one.
 * @throws as callApi
 */
export async function loadPost(
  slug: string | null,
  defaultAuthor: string,
  userId: number,
  signal: AbortSignal,
): Promise<LoadedPost> {
  if (slug !== null) return withDraft(loadedFrom(await fetchPostAtSlug(slug, signal)), userId, signal);
  const categories = await fetchCategories(signal).catch((error: unknown): BlogCategory[] => {
    logFailure('The categories could not be loaded', error);
    return [];
  });
  const form = emptyPostForm(defaultAuthor, new Date());
  return withDraft({ form, initial: form, post: null, version: null, categories }, userId, signal);
}
