import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies, type PayloadRequest } from 'payload';
import { env } from '@/env';

const cookieName = 'known-device';
/** Browsers keep no cookie for longer than 400 days (RFC 6265bis, 5.5). */
const maxAgeSeconds = 400 * 24 * 60 * 60;
/** Accounts that share one browser. */
const maxMarks = 5;
const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';

/** Says "this browser has been used with that account" and opens nothing. Signed, so that nobody can make one up. */
function markOf(userId: number, secret: string): string {
  return createHmac('sha256', `known-device:${secret}`).update(String(userId)).digest('base64url');
}

const readMarks = ({ headers }: PayloadRequest): string[] =>
  headers ? (parseCookies(headers).get(cookieName) ?? '').split('.').filter(Boolean).slice(0, maxMarks) : [];

const isEqual = (first: string, second: string) =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));

/** Whether the account has been signed in to from this browser before. */
export function isKnownDevice(req: PayloadRequest, userId: number): boolean {
  const mark = markOf(userId, req.payload.secret);
  return readMarks(req).some((candidate) => isEqual(candidate, mark));
}

/** A Set-Cookie value with which the browser is known for the account from now on. */
export function knownDeviceCookie(req: PayloadRequest, userId: number): string {
  const mark = markOf(userId, req.payload.secret);
  const marks = [mark, ...readMarks(req).filter((other) => other !== mark)].slice(0, maxMarks);
  return `${cookieName}=${marks.join('.')}; Max-Age=${maxAgeSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
}
