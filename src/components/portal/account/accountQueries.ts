import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import type { DeviceSession, Preferences } from '@/schemas/account';

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => callApi<DeviceSession[]>('/api/auth/sessions', { signal }),
  meta: { failure: 'The sessions could not be loaded' },
});

export const preferencesQuery = queryOptions({
  queryKey: queryKeys.preferences,
  queryFn: ({ signal }) => callApi<Preferences>('/api/auth/preferences', { signal }),
  meta: { failure: 'The preferences could not be loaded' },
});
