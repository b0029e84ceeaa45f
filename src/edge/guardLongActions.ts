import type { IncomingMessage } from 'node:http';
import { isCms } from './contentPolicy';
import { sessionTokenOf } from './guardCms';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

interface LongActionsOptions {
  cookieName: string;
  /** Whether the session behind a genuine token is one of staff; null while nobody can say. */
  isStaff: (token: string) => Promise<boolean | null>;
}

/** Longer ones take long to be read, and only the forms of long posts are so. */
const shortBytes = 1_000_000;
const unavailable: Refusal = {
  status: 503,
  message: 'Service is temporarily unavailable',
  headers: { 'Retry-After': '5' },
};

/**
 * Long actions of the CMS are read for staff only. Who sends one is looked up for that: comes after `guardCms` has found the
 * token genuine, and after the sender has paid for what is made, which bounds how often anybody can have that done.
 * @returns set when the request is refused
 */
export async function guardLongActions(
  request: IncomingMessage,
  { cookieName, isStaff }: LongActionsOptions,
): Promise<Refusal | undefined> {
  const { method, headers } = request;
  if (method !== 'POST' || !isCms(requestPath(request))) return undefined;
  if (Number(headers['content-length'] ?? Infinity) <= shortBytes) return undefined;
  const isOfStaff = await isStaff(sessionTokenOf(request, cookieName) ?? '');
  if (isOfStaff === null) return unavailable;
  return isOfStaff ? undefined : { status: 413, message: 'Request is too large' };
}
