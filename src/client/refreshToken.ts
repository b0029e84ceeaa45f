import type { TokenAnswer } from '@/schemas/account';
import { callApi } from './apiClient';
import { readToken, storeToken } from './tokenStorage';

/**
 * Takes a fresh token for the session, which counts as used by that.
 * @throws as callApi; an outage leaves everything as it is
 */
export async function refreshToken(): Promise<void> {
  const before = readToken();
  const { token } = await callApi<TokenAnswer>('/api/auth/refresh-token', { method: 'POST' });
  // Another tab may have signed out or in meanwhile.
  if (readToken() === before) storeToken(token);
}
