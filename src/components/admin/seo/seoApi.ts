import { callApi } from '@/client/apiClient';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import type { SeoEntries, SeoHistory, SeoMatches } from '@/schemas/seo';
import type { LoadedSeoForm } from './loadSeoForm';
import { changedFields, toSeoBody } from './seoForm';

/** Fetches the record as an anonymous visitor, without a token. */
export const fetchSeoRecord = (pageKey: PageKey, signal: AbortSignal) =>
  callApi<SeoRecord>(`/api/seo/public/${pageKey}`, { asVisitor: true, isAskedOnce: true, signal });

export const fetchSeoEntries = (signal: AbortSignal) => callApi<SeoEntries>('/api/seo/entries', { signal });

/** `query` as the API documents it. */
export const fetchSeoMatches = (query: string, signal: AbortSignal) =>
  callApi<SeoMatches>(`/api/seo/matches?${query}`, { signal });

export const fetchSeoHistory = (pageKey: PageKey, signal: AbortSignal) =>
  callApi<SeoHistory>(`/api/seo/history/${pageKey}`, { signal });

/**
 * Stores the fields that differ from `initial`. The others may be the page's own tags, which must not become values.
 * @param replaces record that the form is based on; the server rejects the save if another one was saved since. Null if
 * none could be loaded
 */
export const saveSeoForm = (
  pageKey: PageKey,
  { form, initial, replaces }: Pick<LoadedSeoForm, 'form' | 'initial' | 'replaces'>,
) =>
  callApi<SeoRecord>(`/api/seo/public/${pageKey}`, {
    method: 'POST',
    body: { ...toSeoBody(form), only: changedFields(initial, form), ...(replaces && { replaces }) },
  });

export const restoreSeoVersion = (pageKey: PageKey, versionId: number) =>
  callApi<SeoRecord>(`/api/seo/restore/${pageKey}`, { method: 'POST', body: { versionId } });
