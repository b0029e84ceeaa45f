import { parseCookies, type PayloadRequest } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { readRequestToken } from '@/access/readRequestToken';
import { sessionCookie, sessionCookieName } from '@/access/sessionCookie';
import { readSessionToken } from '@/access/sessionToken';

/**
 * The Set-Cookie value for a browser whose pages know the session of a request and whose cookies don't: they were deleted,
 * or come from a session before. Without it the CMS would lead to the sign-in, which leads back to the CMS.
 */
export async function missingSessionCookie({ headers, payload }: PayloadRequest): Promise<string[]> {
  const token = readRequestToken(headers);
  if (!token || parseCookies(headers).get(sessionCookieName) === token) return [];
  const claims = await readSessionToken(token, acceptedSecrets(payload.secret));
  return claims ? [sessionCookie(token, claims.expiresAt)] : [];
}
