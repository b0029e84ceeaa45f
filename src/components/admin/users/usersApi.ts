import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { callApiList } from '@/client/callApiList';
import type { DeletedUser, ManagedUser, UserAnalysis } from '@/schemas/users';

/** As many as the dialog about a user lists. */
const analysesShown = 10;

export const fetchUser = (id: number, signal: AbortSignal) =>
  callApi<ManagedUser>(`/api/admin/users/${id}`, { signal });

export const fetchAnalyses = (id: number, signal: AbortSignal) =>
  callApiList<UserAnalysis>(`/api/admin/users/${id}/reports?page=1&limit=${analysesShown}`, { signal });

export const createUser = (body: unknown) =>
  callApi<ManagedUser>('/api/admin/users', { method: 'POST', body });

export const updateUser = (id: number, body: unknown) =>
  callApi<ManagedUser>(`/api/admin/users/${id}`, { method: 'PUT', body });

export const deleteUser = (id: number) =>
  callApi<DeletedUser>(`/api/admin/users/${id}`, { method: 'DELETE' });

/** The server's own words where it had some. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;
