import { callApi } from '@/client/apiClient';
import type { EntryBody, InquiryDetails, UpdateInquiryBody } from '@/schemas/inquiryDesk';

const path = '/api/admin/inquiries';

export const inquiryCountsPath = `${path}/counts` as const;
export const inquiryOwnersPath = `${path}/owners` as const;

export const fetchInquiry = (id: number, signal: AbortSignal) =>
  callApi<InquiryDetails>(`${path}/${id}`, { signal });

export const updateInquiry = (id: number, body: UpdateInquiryBody) =>
  callApi<InquiryDetails>(`${path}/${id}`, { method: 'PUT', body });

export const deleteInquiry = (id: number) => callApi(`${path}/${id}`, { method: 'DELETE' });

/** Adds a note or sends a reply by mail. */
export const addEntry = (id: number, kind: 'notes' | 'replies', body: EntryBody) =>
  callApi<InquiryDetails>(`${path}/${id}/${kind}`, { method: 'POST', body });
