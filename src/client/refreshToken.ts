import type { TokenAnswer } from '@/schemas/account';
import { callApi } from './apiClient';
import { readToken, storeToken } from './tokenStorage';

/**
 * Replaces the session's token with a new one, which also counts as use of the session.
 * @throws as callApi; an outage changes nothing
 */
export async function refreshToken(): Promise<void> {
  const before = readToken();
  const { token } = await callApi<TokenAnswer>('/api/auth/refresh-token', { method: 'POST' });
  // Another tab may have signed out or in meanwhile.
  if (readToken() === before) storeToken(token);
}
