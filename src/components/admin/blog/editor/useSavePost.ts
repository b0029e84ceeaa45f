import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import type { EditedPost } from '@/schemas/blog';
import { createPost, fetchPost, fetchPostAtSlug, nameOfPost, updatePost } from '../blogApi';
import { postDrafts } from './postDrafts';
import { asNewPost, asSavedPost, loadedFrom, type LoadedPost } from './loadPost';
import { readConflict, type PostConflict } from './PostConflict';
import { isSameForm, postFormOf, saysTheSame, toPostBody, type PostForm } from './postForm';
import { problemsOfErrors, problemsOfForm, type PostProblems } from './postProblems';

interface SavePostOptions {
  loaded: LoadedPost;
  update: (change: (loaded: LoadedPost) => LoadedPost) => void;
  /** Passes the result of a save to the draft, even if the editor was closed in the meantime. */
  followDraft: (loaded: LoadedPost) => void;
  /** Whether an upload or import is about to change the form. */
  isBusy: () => boolean;
  /** Called when everything in the form was saved. */
  onSaved: (post: EditedPost) => void;
  /** Called when the sent state was saved but the form has changed since or is about to. */
  onSavedEarlier: (post: EditedPost) => void;
}

interface Said {
  tone: 'error' | 'success';
  message: string;
}

const failed = (message: string): Said => ({ tone: 'error', message });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

/** Returns the detail shown with the message that the save failed. */
function detailOf(error: unknown, isExisting: boolean): string {
  if (statusOf(error) === 404 && isExisting) return texts.deletedMeanwhile;
  // The server's message if it adds detail; a server error (5xx) has none.
  return error instanceof ApiError && error.status < 500 ? error.serverMessage : '';
}

/** Saves a post: validation problems, the result, and conflicts with a newer version. */
export function useSavePost({ loaded, update, followDraft, isBusy, ...then }: SavePostOptions) {
  const [problems, setProblems] = useState<PostProblems>({});
  const [said, setSaid] = useState<Said | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<PostConflict | null>(null);
  /** Form contents that the server stored in the version history when it rejected the save. */
  const kept = useRef<PostForm>(null);
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  }, [loaded]);

  /** Updates the editor and the draft, which outlives it. */
  const become = (change: (now: LoadedPost) => LoadedPost) => {
    update(change);
    followDraft(change(latest.current));
  };

  const refuse = (error: unknown) => {
    logFailure('The post could not be saved', error);
    const newer = readConflict(error);
    if (newer) {
      kept.current = loaded.form;
      return setConflict(newer);
    }
    setProblems(error instanceof ApiError ? problemsOfErrors(error.errors, loaded.form) : {});
    setSaid(failed(`${texts.saveFailed} ${detailOf(error, loaded.post !== null)}`.trim()));
    if (statusOf(error) === 404) become(asNewPost(loaded));
  };

  /** Returns the post that a lost create has stored: the retry gets 409 because of its slug. */
  const findStored = async (error: unknown): Promise<EditedPost> => {
    if (statusOf(error) !== 409) throw error;
    const stored = await fetchPostAtSlug(loaded.form.slug).catch(() => null);
    if (stored && saysTheSame(postFormOf(stored), loaded.form)) return stored;
    throw error;
  };

  const send = (version: string | null, form = loaded.form): Promise<EditedPost> => {
    const { initial, post, categories } = loaded;
    const body = toPostBody(form, initial, categories);
    if (post) return updatePost(nameOfPost(post), { ...body, version });
    // Otherwise the draft would be offered for the next new post.
    return postDrafts.whileSaving(loaded.draftKey, () => createPost(body).catch(findStored));
  };

  const save = async (version = loaded.version) => {
    if (isSaving) return;
    if (isBusy()) {
      setConflict(null);
      return setSaid(failed(texts.stillComing));
    }
    const found = problemsOfForm(loaded.form, loaded.categories);
    setProblems(found);
    setConflict(null);
    if (Object.keys(found).length > 0) return setSaid(failed(texts.checkFields));
    setIsSaving(true);
    setSaid(null);
    try {
      const saved = await send(version);
      const isSame = isSameForm(latest.current.form, loaded.form);
      if (isSame && !isBusy()) return then.onSaved(saved);
      become(asSavedPost(loaded, saved));
      // Publishing manually cancels the schedule.
      void refetchQueries(queryKeys.postSchedule(saved.id));
      then.onSavedEarlier(saved);
      setSaid({ tone: 'success', message: isSame ? texts.savedBefore : texts.savedEarlier });
    } catch (error) {
      refuse(error);
    } finally {
      setIsSaving(false);
    }
  };

  /**
   * Stores edits made during a rejected save in the version history too, by being rejected again. A half-typed field
   * that the server would refuse keeps the value sent before.
   */
  const storeLaterEdits = async () => {
    const { form, categories } = loaded;
    const { current: before } = kept;
    if (!before || isSameForm(before, form)) return;
    const unfit = Object.keys(problemsOfForm(form, categories)) as (keyof PostForm)[];
    const asBefore = Object.fromEntries(unfit.map((name) => [name, before[name]]));
    await send(loaded.version, { ...form, ...asBefore }).catch((error: unknown) => {
      if (!readConflict(error)) throw error;
    });
  };

  /** Loads the newer version. The rejected one is in the post's version history. */
  const takeNewer = async () => {
    if (!loaded.post) return;
    setIsSaving(true);
    try {
      await storeLaterEdits();
      const newer = await fetchPost(nameOfPost(loaded.post));
      update((before) => ({ ...before, ...loadedFrom(newer), restoredAt: null }));
      setConflict(null);
      setProblems({});
      setSaid(null);
    } catch (error) {
      logFailure('The newer version could not be loaded', error);
      setConflict(null);
      setSaid(failed(texts.loadFailed));
    } finally {
      setIsSaving(false);
    }
  };
  const clear = () => {
    setProblems({});
    setSaid(null);
  };
  return {
    problems,
    said,
    isSaving,
    conflict,
    save,
    takeNewer,
    clear,
    /** Blocked while a dialog action is in progress, whose result would overwrite later typing. */
    dismissConflict: () => {
      if (!isSaving) setConflict(null);
    },
  };
}
