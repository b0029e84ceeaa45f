import { callApi } from '@/client/apiClient';
import { callApiList } from '@/client/callApiList';
import type { CreateInvitationBody, ResetLinkAnswer, SentInvitation } from '@/schemas/invitations';
import type { DeletedUser, ManagedUser, UserAnalysis } from '@/schemas/users';

/** As many analyses as the user dialog lists. */
const analysesShown = 10;

export const fetchUser = (id: number, signal: AbortSignal) =>
  callApi<ManagedUser>(`/api/admin/users/${id}`, { signal });

export const fetchAnalyses = (id: number, signal: AbortSignal) =>
  callApiList<UserAnalysis>(`/api/admin/users/${id}/reports?page=1&limit=${analysesShown}`, { signal });

export const createUser = (body: unknown) =>
  callApi<ManagedUser>('/api/admin/users', { method: 'POST', body });

export const updateUser = (id: number, body: unknown) =>
  callApi<ManagedUser>(`/api/admin/users/${id}`, { method: 'PUT', body });

export const sendResetLink = (id: number) =>
  callApi<ResetLinkAnswer>(`/api/admin/users/${id}/reset-link`, { method: 'POST' });

export const sendInvitation = (body: CreateInvitationBody) =>
  callApi<SentInvitation>('/api/admin/invitations', { method: 'POST', body });

export const resendInvitation = (id: number) =>
  callApi<SentInvitation>(`/api/admin/invitations/${id}/send`, { method: 'POST' });

export const withdrawInvitation = (id: number) =>
  callApi<{ message: string }>(`/api/admin/invitations/${id}`, { method: 'DELETE' });

export const deleteUser = (id: number, inquiries: 'keep' | 'delete') =>
  callApi<DeletedUser>(`/api/admin/users/${id}?inquiries=${inquiries}`, { method: 'DELETE' });
