import { callApi } from '@/client/apiClient';
import type {
  ImportRedirectsAnswer,
  ImportRedirectsBody,
  RedirectAnswer,
  UpdateRedirectBody,
} from '@/schemas/redirects';

const path = '/api/admin/redirects';

/** Adds a redirect, or changes the one with this id. */
export const saveRedirect = (id: number | undefined, body: UpdateRedirectBody) =>
  id === undefined
    ? callApi<RedirectAnswer>(path, { method: 'POST', body })
    : callApi<RedirectAnswer>(`${path}/${id}`, { method: 'PUT', body });

export const deleteRedirect = (id: number) => callApi(`${path}/${id}`, { method: 'DELETE' });

/** Takes an address off the list of those that weren't found. */
export const dismissAddress = (address: string) =>
  callApi('/api/admin/missing-addresses/dismissals', { method: 'POST', body: { path: address } });

export const exportPath = `${path}/export` as const;

/** What becomes of a file; nothing is stored unless that is confirmed. */
export const importRedirects = (body: ImportRedirectsBody) =>
  callApi<ImportRedirectsAnswer>(`${path}/import`, { method: 'POST', body });
