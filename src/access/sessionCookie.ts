import { env } from '@/env';

/** Payload's own cookie name, so that the CMS panel shares the site's session. */
export const sessionCookieName = 'payload-token';

const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`;

/**
 * Returns a Set-Cookie value that stores the token.
 * @param expiresAt seconds since 1970
 */
export function sessionCookie(token: string, expiresAt: number): string {
  return `${sessionCookieName}=${token}; Expires=${new Date(expiresAt * 1000).toUTCString()}; ${attributes}`;
}

/** Returns a Set-Cookie value that removes the token. */
export function expiredSessionCookie(): string {
  return `${sessionCookieName}=; Expires=${new Date(0).toUTCString()}; ${attributes}`;
}
