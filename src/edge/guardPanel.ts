import type { IncomingMessage } from 'node:http';
import { isCms } from './contentPolicy';
import { sessionTokenOf, signInFirst } from './guardCms';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

interface PanelOptions {
  cookieName: string;
  /** Whether the session of a genuine token belongs to staff; null when that can't be determined now. */
  isStaff: (token: string) => Promise<boolean | null>;
}

/** Larger bodies take long to read, and only the forms of long posts need them. */
const shortBytes = 1_000_000;
const unavailable: Refusal = {
  status: 503,
  message: 'Service is temporarily unavailable',
  headers: { 'Retry-After': '5' },
};

/**
 * Admits only staff to the panel and to its large actions: each page of it is 700 kB, even one that only redirects. It
 * looks up the session. Call it after `guardCms` has verified the token and after the rate limiter has charged the
 * client, which bounds the number of lookups.
 * @returns set when the request is rejected
 */
export async function guardPanel(
  request: IncomingMessage,
  { cookieName, isStaff }: PanelOptions,
): Promise<Refusal | undefined> {
  const { method, headers, url = '' } = request;
  if (!isCms(requestPath(request))) return undefined;
  const isAction = method === 'POST';
  if (isAction && Number(headers['content-length'] ?? Infinity) <= shortBytes) return undefined;
  const isOfStaff = await isStaff(sessionTokenOf(request, cookieName) ?? '');
  if (isOfStaff === null) return unavailable;
  if (isOfStaff) return undefined;
  return isAction ? { status: 413, message: 'Request is too large' } : signInFirst(url);
}
