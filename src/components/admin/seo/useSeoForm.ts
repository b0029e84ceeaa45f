import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { queryKeys } from '@/client/queryKeys';
import { logFailure } from '@/client/logFailure';
import { refetchQueries } from '@/client/refetchQueries';
import { readToken } from '@/client/tokenStorage';
import { useWriterId } from '@/client/useWriterId';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { followChanges } from './followChanges';
import type { KnownPages } from './useSeoEntries';
import { loadedFrom, loadSeoForm, type LoadedSeoForm } from './loadSeoForm';
import { fetchSeoRecord, restoreSeoVersion, saveSeoForm } from './seoApi';
import type { SeoForm } from './seoForm';
import { storeSeoForm, type KeptSeoForm } from './seoFormCopy';

interface SeoFormOptions {
  pageKey: PageKey;
  path: string;
  /** The page's own metadata; null until loaded. */
  known: KnownPages | null;
  say: (message: string) => void;
  /** The record changed and the editor stays open. */
  onChanged: () => void;
  onClose: () => void;
}

/** Null without a record: restored later, the page's tags would be taken for stored values. */
const toKeep = ({ form, initial, replaces }: LoadedSeoForm): KeptSeoForm | null =>
  replaces && form !== initial ? { form, replaces } : null;

const isChanged = (loaded: LoadedSeoForm | null): loaded is LoadedSeoForm =>
  loaded !== null && loaded.form !== loaded.initial;

/** A form that started without a record continues without one: most of its fields are the page's own tags. */
const saved = (loaded: LoadedSeoForm, record: SeoRecord): LoadedSeoForm => ({
  ...loaded,
  replaces: loaded.replaces && record,
});

const withTheirs = (loaded: LoadedSeoForm | undefined, theirs: SeoRecord) =>
  loaded ? { ...loaded, theirs } : null;

/**
 * State of the editor's fields from loading to saving; null while the record loads. Unsaved input survives the end of
 * the session and is deleted when the editor closes.
 */
export function useSeoForm({ pageKey, path, known, say, onChanged, onClose }: SeoFormOptions) {
  const router = useRouter();
  const userId = useWriterId();
  const { data } = useQuery({
    queryKey: queryKeys.seoForm(pageKey, path),
    queryFn: ({ signal }) => loadSeoForm(userId, pageKey, path, signal),
    // No background refetch, which would replace the data during editing.
    staleTime: Infinity,
    meta: { failure: 'The page’s search metadata could not be loaded' },
  });
  const [edited, setEdited] = useState<LoadedSeoForm | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState<string | null>(null);
  const loaded = edited ?? data ?? null;
  const latest = useRef(loaded);

  useEffect(() => {
    latest.current = loaded;
    if (loaded) storeSeoForm(userId, pageKey, toKeep(loaded));
  }, [loaded, userId, pageKey]);

  const change = useCallback(
    (changes: Partial<SeoForm>) => {
      setEdited((before) => {
        const now = before ?? data;
        return now ? { ...now, form: followChanges(now.form, changes, known) } : null;
      });
      setProblems({});
      setReason(null);
    },
    [data, known],
  );

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) return void loadTheirs();
    const errors = error instanceof ApiError ? error.errors : [];
    setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    setReason((error instanceof ApiError && error.serverMessage) || null);
    say(error instanceof ApiError ? texts.refused : texts.failed);
  };

  /** Another user saved first: nothing is overwritten until the user has chosen one of the two records. */
  const loadTheirs = async () => {
    say(texts.outdated);
    void refetchQueries(queryKeys.seoHistory(pageKey));
    try {
      const theirs = await fetchSeoRecord(pageKey, AbortSignal.timeout(10_000));
      setEdited((before) => withTheirs(before ?? data, theirs));
    } catch (reason) {
      // The next save reports the conflict again.
      logFailure('The newer version could not be loaded', reason);
    }
  };

  const saving = useMutation({
    mutationFn: (sent: Pick<LoadedSeoForm, 'form' | 'initial' | 'replaces'>) => saveSeoForm(pageKey, sent),
    onSuccess: (_record, sent) => {
      router.refresh();
      if (latest.current?.form === sent.form) storeSeoForm(userId, pageKey, null);
    },
    onError: refuse,
    meta: { failure: 'The page’s search metadata could not be saved' },
  });
  const finish = (record: SeoRecord, sent: SeoForm) => {
    if (latest.current?.form === sent) {
      onClose();
      return say(texts.saved);
    }
    setEdited((before) => before && { ...saved(before, record), initial: sent, isFromTags: false });
    onChanged();
    void refetchQueries(queryKeys.seoHistory(pageKey));
    say(texts.savedEarlier);
  };
  const save = (sent = loaded) => {
    if (!sent || saving.isPending) return;
    if (!readToken()) return say(texts.noToken);
    setReason(null);
    // Not an option of the mutation itself: its callback would run after the editor has unmounted.
    saving.mutate(sent, { onSuccess: (record, { form }) => finish(record, form) });
  };

  const met = loaded?.theirs ? { ...loaded, theirs: loaded.theirs } : null;
  const conflict = met && {
    isSaving: saving.isPending,
    onOverwrite: () => {
      const mine = { ...loadedFrom(met.theirs), form: met.form };
      setEdited(mine);
      save(mine);
    },
    onTakeTheirs: () => {
      setEdited(loadedFrom(met.theirs));
      onChanged();
    },
    onDismiss: () => setEdited({ ...met, theirs: null }),
  };

  const close = () => {
    // The response to a running save would reach the editor that opens next.
    if (saving.isPending) return;
    // Input stored before signing in stays stored until it has been loaded.
    if (loaded) storeSeoForm(userId, pageKey, null);
    onClose();
  };

  const restoring = useMutation({
    mutationFn: (versionId: number) => restoreSeoVersion(pageKey, versionId),
    onSuccess: (record) => {
      // Input typed during the save stays and is still unsaved.
      setEdited((before) => (isChanged(before) ? saved(before, record) : loadedFrom(record)));
      router.refresh();
      onChanged();
      say(texts.restored);
    },
    onError: () => say(texts.restoreFailed),
    meta: { failure: 'The version could not be restored' },
  });
  /** Returns whether the version was restored. */
  const restore = async (versionId: number): Promise<boolean> => {
    if (isChanged(latest.current)) {
      say(texts.unsaved);
      return false;
    }
    return restoring.mutateAsync(versionId).then(
      () => true,
      () => false,
    );
  };

  return {
    loaded,
    problems,
    /** The server's message about the last save that it rejected. */
    reason,
    isSaving: saving.isPending,
    change,
    save: () => save(),
    /** The conflicting record of another user and the choices; null without a conflict. */
    conflict,
    restore,
    close,
  };
}
