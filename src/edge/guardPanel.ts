import type { IncomingMessage } from 'node:http';
import { isCms } from './contentPolicy';
import { sessionTokenOf, signInFirst } from './guardCms';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

interface PanelOptions {
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
 * The panel is drawn, and its long actions are read, for staff only: each page of it is 700 kB, also when all that it says is
 * where else to go. Whose the session is is looked up for that: comes after `guardCms` has found the token genuine, and after
 * the sender has paid for what is made, which bounds how often anybody can have that done.
 * @returns set when the request is refused
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
