'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import type { EditedPost } from '@/schemas/blog';
import { createPost, fetchPost, fetchPostAtSlug, nameOfPost, updatePost } from '../blogApi';
import { whileSavingDraft } from './draftStore';
import { asNewPost, asSavedPost, loadedFrom, type LoadedPost } from './loadPost';
import { readConflict, type PostConflict } from './PostConflict';
import { isSameForm, postFormOf, saysTheSame, toPostBody, type PostForm } from './postForm';
import { problemsOfErrors, problemsOfForm, type PostProblems } from './postProblems';

interface SavePostOptions {
  loaded: LoadedPost;
  update: (change: (loaded: LoadedPost) => LoadedPost) => void;
  /** Tells the draft what has become of the post, also when the editor has been left meanwhile. */
  followDraft: (loaded: LoadedPost) => void;
  /** Whether something is on its way into the form. */
  isBusy: () => boolean;
  /** Everything on the screen has been saved. */
  onSaved: (post: EditedPost) => void;
  /** What was sent has been saved; something else was typed since, or is on its way. */
  onSavedEarlier: (post: EditedPost) => void;
}

interface Said {
  tone: 'error' | 'success';
  message: string;
}

const failed = (message: string): Said => ({ tone: 'error', message });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

/** What is said besides that the save failed. */
function detailOf(error: unknown, isExisting: boolean): string {
  if (statusOf(error) === 404 && isExisting) return texts.deletedMeanwhile;
  // The server's own words where they say more; a crash has none.
  return error instanceof ApiError && error.status < 500 ? error.serverMessage : '';
}

/** Saving a post: what is wrong with it, what became of it, and what to do about somebody else's newer version. */
export function useSavePost({ loaded, update, followDraft, isBusy, ...then }: SavePostOptions) {
  const [problems, setProblems] = useState<PostProblems>({});
  const [said, setSaid] = useState<Said | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<PostConflict | null>(null);
  /** What the server has put into the history of the post when it refused it. */
  const kept = useRef<PostForm>(null);
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  }, [loaded]);

  /** For the editor and for the draft, which outlives it. */
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

  /** A post that was stored before its answer was lost stands in the way of the same one sent again. */
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
    // Else the next new post would begin with the words of this one.
    return whileSavingDraft(loaded.draftKey, () => createPost(body).catch(findStored));
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
      // Published by hand, it is no longer going to be.
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
   * What was typed while a save was on its way that was refused: refused again, it is in the history of the post, too. A field
   * that is half typed, which the server wouldn't keep, is there as it was sent before.
   */
  const keepSince = async () => {
    const { form, categories } = loaded;
    const { current: before } = kept;
    if (!before || isSameForm(before, form)) return;
    const unfit = Object.keys(problemsOfForm(form, categories)) as (keyof PostForm)[];
    const asBefore = Object.fromEntries(unfit.map((name) => [name, before[name]]));
    await send(loaded.version, { ...form, ...asBefore }).catch((error: unknown) => {
      if (!readConflict(error)) throw error;
    });
  };

  /** Shows the newer version instead. The refused one is in the history of the post. */
  const takeNewer = async () => {
    if (!loaded.post) return;
    setIsSaving(true);
    try {
      await keepSince();
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
    /** Not while one of its answers is on its way, which would come over what is typed then. */
    dismissConflict: () => {
      if (!isSaving) setConflict(null);
    },
  };
}
