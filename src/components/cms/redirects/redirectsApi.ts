import { callApi } from '@/client/apiClient';
import type { ImportRedirectsAnswer, ImportRedirectsBody } from '@/schemas/redirects';

const path = '/api/admin/redirects';

/** Removes an address from the list of missing addresses. */
export const dismissAddress = (address: string) =>
  callApi('/api/admin/missing-addresses/dismissals', { method: 'POST', body: { path: address } });

export const exportPath = `${path}/export` as const;

/** Checks a file; stores it only if confirmed. */
export const importRedirects = (body: ImportRedirectsBody) =>
  callApi<ImportRedirectsAnswer>(`${path}/import`, { method: 'POST', body });
