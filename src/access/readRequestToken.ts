import { parseCookies } from 'payload';
import { env } from '@/env';
import { sessionCookieName } from './sessionCookie';
import { trustedOrigins } from './trustedOrigins';

const trusted = new Set(trustedOrigins(env.SITE_URL));
const ownSites = new Set(['same-origin', 'none']);

/**
 * Browsers send the cookie with requests from other sites too. Only the site's own pages and direct navigation may use
 * it.
 */
function comesFromOwnSite(headers: Headers): boolean {
  const origin = headers.get('Origin');
  if (origin) return trusted.has(origin);
  return ownSites.has(headers.get('Sec-Fetch-Site') ?? '');
}

/**
 * Returns the session token of a request: the Bearer header, else the cookie if the request comes from the site itself.
 */
export function readRequestToken(headers: Headers): string | null {
  const authorization = headers.get('Authorization');
  if (authorization) return /^(?:Bearer|JWT) (\S+)$/i.exec(authorization)?.[1] ?? null;
  return comesFromOwnSite(headers) ? (parseCookies(headers).get(sessionCookieName) ?? null) : null;
}
