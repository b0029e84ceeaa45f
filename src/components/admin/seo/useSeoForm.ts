import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { readToken } from '@/client/tokenStorage';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { readOwnTags } from './readOwnTags';
import { fetchSeoRecord, restoreSeoVersion, saveSeoForm } from './seoApi';
import { formFromRecord, isWorthEditing, type SeoForm } from './seoForm';
import { keepSeoForm, readSeoForm } from './seoFormCopy';

interface Loaded {
  form: SeoForm;
  /** As it was filled in, to know whether anything was changed. */
  initial: SeoForm;
  isFromTags: boolean;
}

interface SeoFormOptions {
  pageKey: PageKey;
  path: string;
  say: (message: string) => void;
  onClose: () => void;
}

const loadedFrom = (form: SeoForm, isFromTags: boolean): Loaded => ({ form, initial: form, isFromTags });

/** Another page that shares the record, as the login page does, has tags of its own that don't belong into it. */
const tagsFor = (pageKey: PageKey, path: string): SeoRecord =>
  path === pathOfPage(pageKey) ? readOwnTags() : {};

async function load(pageKey: PageKey, path: string): Promise<Loaded> {
  const record = await fetchSeoRecord(pageKey).catch((error: unknown): SeoRecord => {
    logFailure('The page’s search metadata could not be loaded', error);
    return {};
  });
  return isWorthEditing(record)
    ? loadedFrom(formFromRecord(record), false)
    : loadedFrom(formFromRecord(tagsFor(pageKey, path)), true);
}

/**
 * The fields of the editor, from loading to saving; null while the record is on its way. What was typed outlives the
 * session, and is forgotten when the editor is closed.
 */
export function useSeoForm({ pageKey, path, say, onClose }: SeoFormOptions) {
  const router = useRouter();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void load(pageKey, path).then((next) => {
      // What had to wait for a new session is still to be saved.
      if (isCurrent) setLoaded({ ...next, form: readSeoForm(pageKey) ?? next.form });
    });
    return () => {
      isCurrent = false;
    };
  }, [pageKey, path]);

  useEffect(() => {
    if (loaded) keepSeoForm(pageKey, loaded.form === loaded.initial ? null : loaded.form);
  }, [loaded, pageKey]);

  const change = useCallback((changes: Partial<SeoForm>) => {
    setLoaded((before) => before && { ...before, form: { ...before.form, ...changes } });
    setProblems({});
  }, []);

  const close = () => {
    keepSeoForm(pageKey, null);
    onClose();
  };

  const refuse = (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors : [];
    setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    say(error instanceof ApiError ? texts.refused : texts.failed);
  };

  const save = async () => {
    if (!loaded || isSaving) return;
    if (!readToken()) return say(texts.noToken);
    setIsSaving(true);
    try {
      await saveSeoForm(pageKey, loaded.form);
      router.refresh();
      close();
      say(texts.saved);
    } catch (error) {
      refuse(error);
    } finally {
      setIsSaving(false);
    }
  };

  const restore = async (versionId: number): Promise<boolean> => {
    try {
      setLoaded(loadedFrom(formFromRecord(await restoreSeoVersion(pageKey, versionId)), false));
      router.refresh();
      say(texts.restored);
      return true;
    } catch (error) {
      logFailure('The version could not be restored', error);
      say(texts.restoreFailed);
      return false;
    }
  };

  return { loaded, problems, isSaving, change, save, restore, close };
}
