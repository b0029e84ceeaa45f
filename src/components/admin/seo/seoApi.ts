import { callApi } from '@/client/apiClient';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import type { SeoEntries, SeoHistory, SeoMatches } from '@/schemas/seo';
import { toSeoBody, type SeoForm } from './seoForm';

/** As anybody reads it, without a token. */
export const fetchSeoRecord = (pageKey: PageKey, signal: AbortSignal) =>
  callApi<SeoRecord>(`/api/seo/public/${pageKey}`, { asVisitor: true, signal });

export const fetchSeoEntries = (signal: AbortSignal) => callApi<SeoEntries>('/api/seo/entries', { signal });

/** `query` as the call documents it. */
export const fetchSeoMatches = (query: string, signal: AbortSignal) =>
  callApi<SeoMatches>(`/api/seo/matches?${query}`, { signal });

export const fetchSeoHistory = (pageKey: PageKey, signal: AbortSignal) =>
  callApi<SeoHistory>(`/api/seo/history/${pageKey}`, { signal });

/** @param replaces what the form was begun on; another record that was saved since isn't written over */
export const saveSeoForm = (pageKey: PageKey, form: SeoForm, replaces: SeoRecord) =>
  callApi<SeoRecord>(`/api/seo/public/${pageKey}`, {
    method: 'POST',
    body: { ...toSeoBody(form), replaces },
  });

export const restoreSeoVersion = (pageKey: PageKey, versionId: number) =>
  callApi<SeoRecord>(`/api/seo/restore/${pageKey}`, { method: 'POST', body: { versionId } });
