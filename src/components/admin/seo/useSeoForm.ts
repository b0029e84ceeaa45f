import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { queryKeys } from '@/client/queryKeys';
import { readAgain } from '@/client/readAgain';
import { readToken } from '@/client/tokenStorage';
import { useSession } from '@/client/useSession';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { PageKey } from '@/domain/seo/pageKeys';
import { followChanges } from './followChanges';
import type { KnownPages } from './KnownPages';
import { loadedFrom, loadSeoForm, type LoadedSeoForm } from './loadSeoForm';
import { restoreSeoVersion, saveSeoForm } from './seoApi';
import { formFromRecord, type SeoForm } from './seoForm';
import { keepSeoForm } from './seoFormCopy';

interface SeoFormOptions {
  pageKey: PageKey;
  path: string;
  /** What the page says by itself; null until it is known. */
  known: KnownPages | null;
  say: (message: string) => void;
  /** The record is another one now, and the editor stays open. */
  onChanged: () => void;
  onClose: () => void;
}

/**
 * The fields of the editor, from loading to saving; null while the record is on its way, or doesn't come. What was typed
 * outlives the session, and is forgotten when the editor is closed.
 */
export function useSeoForm({ pageKey, path, known, say, onChanged, onClose }: SeoFormOptions) {
  const router = useRouter();
  const { user } = useSession();
  // Whoever opened the editor owns what is typed, also when the session ends meanwhile.
  const [userId] = useState(user?.id ?? 0);
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.seoForm(pageKey, path),
    queryFn: ({ signal }) => loadSeoForm(userId, pageKey, path, signal),
    // What is being edited isn't loaded again behind somebody's back.
    staleTime: Infinity,
    meta: { failure: 'The page’s search metadata could not be loaded' },
  });
  const [edited, setEdited] = useState<LoadedSeoForm | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const loaded = edited ?? data ?? null;
  const latest = useRef(loaded);

  useEffect(() => {
    latest.current = loaded;
    if (loaded) keepSeoForm(userId, pageKey, loaded.form === loaded.initial ? null : loaded.form);
  }, [loaded, userId, pageKey]);

  const change = useCallback(
    (changes: Partial<SeoForm>) => {
      setEdited((before) => {
        const now = before ?? data;
        return now ? { ...now, form: followChanges(now.form, changes, known) } : null;
      });
      setProblems({});
    },
    [data, known],
  );

  const refuse = (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors : [];
    setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    say(error instanceof ApiError ? texts.refused : texts.failed);
  };

  const saving = useMutation({
    mutationFn: (form: SeoForm) => saveSeoForm(pageKey, form),
    onSuccess: (_record, sent) => {
      router.refresh();
      if (latest.current?.form === sent) keepSeoForm(userId, pageKey, null);
    },
    onError: refuse,
    meta: { failure: 'The page’s search metadata could not be saved' },
  });
  const finish = (sent: SeoForm) => {
    if (latest.current?.form === sent) {
      onClose();
      return say(texts.saved);
    }
    setEdited((before) => before && { ...before, initial: sent, isFromTags: false });
    onChanged();
    void readAgain(queryKeys.seoHistory(pageKey));
    say(texts.savedEarlier);
  };
  const save = () => {
    if (!loaded || saving.isPending) return;
    if (!readToken()) return say(texts.noToken);
    // Not in the mutation itself: an editor that is gone has nothing to close.
    saving.mutate(loaded.form, { onSuccess: (_record, sent) => finish(sent) });
  };

  const close = () => {
    // The answer to a save belongs to this editor, and would come to the next one.
    if (saving.isPending) return;
    // What was typed before a sign-in is kept until it has been seen again.
    if (loaded) keepSeoForm(userId, pageKey, null);
    onClose();
  };

  const restoring = useMutation({
    mutationFn: (versionId: number) => restoreSeoVersion(pageKey, versionId),
    onSuccess: (record) => {
      setEdited(loadedFrom(formFromRecord(record), false));
      router.refresh();
      onChanged();
      say(texts.restored);
    },
    onError: () => say(texts.restoreFailed),
    meta: { failure: 'The version could not be restored' },
  });
  /** Answers whether it was restored. */
  const restore = (versionId: number): Promise<boolean> =>
    restoring.mutateAsync(versionId).then(
      () => true,
      () => false,
    );

  return {
    loaded,
    hasFailed: isError,
    reload: () => void refetch(),
    problems,
    isSaving: saving.isPending,
    change,
    save,
    restore,
    close,
  };
}
