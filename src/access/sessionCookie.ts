import { env } from '@/env';

/** Payload's own name for it, so that the CMS panel finds the sign-in of the site. */
export const sessionCookieName = 'payload-token';

const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`;

/** A Set-Cookie value that keeps the token until the time given in seconds since 1970. */
export function sessionCookie(token: string, expiresAt: number): string {
  return `${sessionCookieName}=${token}; Expires=${new Date(expiresAt * 1000).toUTCString()}; ${attributes}`;
}

/** A Set-Cookie value that removes the token. */
export function expiredSessionCookie(): string {
  return `${sessionCookieName}=; Expires=${new Date(0).toUTCString()}; ${attributes}`;
}
