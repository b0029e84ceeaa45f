import { parseCookies } from 'payload';
import { env } from '@/env';
import { sessionCookieName } from './sessionCookie';
import { trustedOrigins } from './trustedOrigins';

const trusted = new Set(trustedOrigins(env.SITE_URL));
const ownSites = new Set(['same-origin', 'none']);

/** A cookie travels with requests that other sites cause; only the site's own pages and typed addresses may use it. */
function comesFromOwnSite(headers: Headers): boolean {
  const origin = headers.get('Origin');
  if (origin) return trusted.has(origin);
  return ownSites.has(headers.get('Sec-Fetch-Site') ?? '');
}

/** The token of a request: the Bearer header, else the cookie when the request comes from the site itself. */
export function readRequestToken(headers: Headers): string | null {
  const authorization = headers.get('Authorization');
  if (authorization) return /^(?:Bearer|JWT) (\S+)$/i.exec(authorization)?.[1] ?? null;
  return comesFromOwnSite(headers) ? (parseCookies(headers).get(sessionCookieName) ?? null) : null;
}
