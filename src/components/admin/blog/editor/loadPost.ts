import { logFailure } from '@/client/logFailure';
import type { BlogCategory, EditedPost } from '@/schemas/blog';
import { fetchCategories, fetchPostAtSlug } from '../blogApi';
import { dropDraft, newDraftKey, releaseDraft, takeUpDraft, type SetAside } from './draftStore';
import { emptyPostForm, isSameForm, postFormOf, type PostForm } from './postForm';

/** A post in the editor. */
export interface LoadedPost {
  form: PostForm;
  /** As the post is stored, to know whether anything was changed. */
  initial: PostForm;
  /** Null until a new post has been saved. */
  post: EditedPost | null;
  /** What the form was made from; a save must not write over a newer one unseen. */
  version: string | null;
  categories: readonly BlogCategory[];
  draftKey: string;
  /** Whose draft it is. */
  userId: number;
  /** When the draft was kept that the form was restored from. */
  restoredAt: number | null;
  /** What stood in the form and can come back to it, until a save. */
  setAside: SetAside | null;
  /** What was taken into the form last, of another version. */
  taken?: PostForm;
}

/** Whether readers see the post is as it is now, where the tick is as somebody has found or sent it. */
const withState = (form: PostForm, untouched: boolean | undefined, published: boolean): PostForm =>
  form.published === untouched ? { ...form, published } : form;

const withWords = (
  loaded: LoadedPost,
  { form, version, restoredAt, wasPublished }: SetAside,
): LoadedPost => ({
  ...loaded,
  ...{ form: withState(form, wasPublished, loaded.initial.published), version, restoredAt },
});

/** The form as it was left in this browser, if it was; its draft moves to a place of this editor's own. */
async function withDraft(
  loaded: Omit<LoadedPost, 'draftKey' | 'userId' | 'restoredAt' | 'setAside'>,
  userId: number,
  signal: AbortSignal,
): Promise<LoadedPost> {
  const subject = loaded.post?.id ?? 'new';
  const draftKey = newDraftKey(userId, subject);
  const draft = await takeUpDraft(userId, subject, draftKey);
  // No editor is going to hold it.
  if (signal.aborted) releaseDraft(draftKey);
  const fresh = { ...loaded, draftKey, userId, restoredAt: null, setAside: null };
  if (!draft) return fresh;
  const { savedAt, setAside = null, ...words } = draft;
  if (!isSameForm(words.form, loaded.initial)) {
    return { ...withWords(fresh, { ...words, restoredAt: savedAt }), setAside };
  }
  // What was discarded before the browser was closed can still come back.
  if (!setAside) dropDraft(draftKey);
  return { ...fresh, setAside };
}

/** A stored post as it is now, without looking for a draft. */
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

/** Goes back from a restored draft to what is stored. What was restored can come back, with what was typed since. */
export const withoutRestored: Change = (now) => ({
  ...now,
  ...{ form: now.initial, version: now.post?.version ?? null, restoredAt: null, setAside: wordsOf(now) },
});

/** Takes words of another version into the form. What was typed there is set aside. */
export const withTaken =
  (words: Partial<PostForm>): Change =>
  (now) => {
    const taken = { ...now.form, ...words };
    const isStored = [now.initial, now.taken].some((stored) => stored && isSameForm(now.form, stored));
    return { ...now, taken, form: taken, restoredAt: null, setAside: isStored ? now.setAside : wordsOf(now) };
  };

/** Brings back what was set aside; what was typed meanwhile changes places with it. */
export const withSetAside: Change = (now) =>
  now.setAside
    ? {
        ...withWords(now, now.setAside),
        setAside: isSameForm(now.form, now.initial) ? null : wordsOf(now),
      }
    : now;

/**
 * What a save makes of the post that it sent, while something else was typed. From its first save on, a new post is one
 * of its own, and so is its draft.
 */
export function asSavedPost(sent: LoadedPost, saved: EditedPost): Change {
  const draftKey = sent.post ? sent.draftKey : newDraftKey(sent.userId, saved.id);
  return (now) => {
    const form = withState(now.form, sent.form.published, saved.frontmatter.published);
    return { ...now, ...loadedFrom(saved), form, draftKey, restoredAt: null, setAside: null };
  };
}

/**
 * What was deleted meanwhile can only be made anew, whole. Its draft comes along: nobody can open the post any more, and
 * would never be offered it.
 */
export function asNewPost({ userId }: LoadedPost): Change {
  const draftKey = newDraftKey(userId, 'new');
  const initial = emptyPostForm('', new Date());
  return (now) => ({ ...now, post: null, version: null, initial, draftKey, restoredAt: null });
}

/**
 * Opens a post by its slug, or a new one.
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
