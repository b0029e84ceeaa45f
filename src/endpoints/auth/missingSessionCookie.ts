import { parseCookies, type PayloadRequest } from 'payload';
import { readRequestSession } from '@/access/readRequestSession';
import { readRequestToken } from '@/access/readRequestToken';
import { sessionCookie, sessionCookieName } from '@/access/sessionCookie';

/**
 * The Set-Cookie value for a browser whose pages know the session of a request and whose cookies don't: they were deleted,
 * or come from a session before. Without it the CMS would lead to the sign-in, which leads back to the CMS.
 */
export async function missingSessionCookie(req: PayloadRequest): Promise<string[]> {
  const token = readRequestToken(req.headers);
  if (!token || parseCookies(req.headers).get(sessionCookieName) === token) return [];
  const claims = await readRequestSession(req);
  return claims ? [sessionCookie(token, claims.expiresAt)] : [];
}
