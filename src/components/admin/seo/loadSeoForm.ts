import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import { readOwnTags } from './readOwnTags';
import { fetchSeoRecord } from './seoApi';
import { formFromRecord, isWorthEditing, type SeoForm } from './seoForm';
import { readSeoForm } from './seoFormCopy';

export interface LoadedSeoForm {
  form: SeoForm;
  /** As it was filled in, to know whether anything was changed. */
  initial: SeoForm;
  isFromTags: boolean;
}

export const loadedFrom = (form: SeoForm, isFromTags: boolean): LoadedSeoForm => ({
  form,
  initial: form,
  isFromTags,
});

/** Another page that shares the record, as the login page does, has tags of its own that don't belong into it. */
const tagsFor = (pageKey: PageKey, path: string): SeoRecord =>
  path === pathOfPage(pageKey) ? readOwnTags() : {};

/**
 * The form as a page's record fills it in. Only where nothing has been saved the page's own tags stand in for it.
 * @throws as callApi
 */
export async function loadSeoForm(
  userId: number,
  pageKey: PageKey,
  path: string,
  signal: AbortSignal,
): Promise<LoadedSeoForm> {
  const record = await fetchSeoRecord(pageKey, signal);
  // A record may hold nothing but structured data or directives: what it does say stands over the tags.
  const loaded = isWorthEditing(record)
    ? loadedFrom(formFromRecord(record), false)
    : loadedFrom(formFromRecord({ ...tagsFor(pageKey, path), ...record }), Object.keys(record).length === 0);
  // What had to wait for a new session is still to be saved.
  return { ...loaded, form: readSeoForm(userId, pageKey) ?? loaded.form };
}
