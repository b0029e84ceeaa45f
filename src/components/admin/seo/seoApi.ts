import { callApi } from '@/client/apiClient';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { SeoRecord } from '@/domain/seo/SeoRecord';
import type { SeoAudit, SeoEntries, SeoHistory, SeoMatches } from '@/schemas/seo';
import { toSeoBody, type SeoForm } from './seoForm';

/** As anybody reads it, without a token. */
export const fetchSeoRecord = (pageKey: PageKey) =>
  callApi<SeoRecord>(`/api/seo/public/${pageKey}`, { asVisitor: true });

export const fetchSeoEntries = () => callApi<SeoEntries>('/api/seo/entries');

/** `query` as the call documents it. */
export const fetchSeoAudit = (query: string) => callApi<SeoAudit>(`/api/seo/audit?${query}`);

export const fetchSeoMatches = (query: string) => callApi<SeoMatches>(`/api/seo/matches?${query}`);

export const fetchSeoHistory = (pageKey: PageKey) => callApi<SeoHistory>(`/api/seo/history/${pageKey}`);

export const saveSeoForm = (pageKey: PageKey, form: SeoForm) =>
  callApi<SeoRecord>(`/api/seo/public/${pageKey}`, { method: 'POST', body: toSeoBody(form) });

export const restoreSeoVersion = (pageKey: PageKey, versionId: number) =>
  callApi<SeoRecord>(`/api/seo/restore/${pageKey}`, { method: 'POST', body: { versionId } });
