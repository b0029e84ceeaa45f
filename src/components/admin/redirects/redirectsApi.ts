import { callApi } from '@/client/apiClient';
import type {
  ImportRedirectsAnswer,
  ImportRedirectsBody,
  RedirectAnswer,
  UpdateRedirectBody,
} from '@/schemas/redirects';

const path = '/api/admin/redirects';

/** Creates a redirect, or updates the one with this id. */
export const saveRedirect = (id: number | undefined, body: UpdateRedirectBody) =>
  id === undefined
    ? callApi<RedirectAnswer>(path, { method: 'POST', body })
    : callApi<RedirectAnswer>(`${path}/${id}`, { method: 'PUT', body });

export const deleteRedirect = (id: number) => callApi(`${path}/${id}`, { method: 'DELETE' });

/** Removes an address from the list of missing addresses. */
export const dismissAddress = (address: string) =>
  callApi('/api/admin/missing-addresses/dismissals', { method: 'POST', body: { path: address } });

export const exportPath = `${path}/export` as const;

/** Checks a file; stores it only if confirmed. */
export const importRedirects = (body: ImportRedirectsBody) =>
  callApi<ImportRedirectsAnswer>(`${path}/import`, { method: 'POST', body });
