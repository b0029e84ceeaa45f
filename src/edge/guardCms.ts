import type { IncomingMessage } from 'node:http';
import { loginPath } from '@/domain/navigation/safeNextPath';
import { isCms } from './contentPolicy';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

interface CmsGuardOptions {
  /** Whether the token has our signature and has not expired. */
  isGenuineToken: (token: string) => Promise<boolean>;
  cookieName: string;
  /** Origins whose pages may send requests with the session of a user. */
  trustedOrigins: Set<string>;
  /** Ids of the server actions in the build. */
  knownActions: Set<string>;
}

/**
 * Rejects requests to the CMS early, because each of its pages is expensive to render. A visitor without a genuine
 * token is redirected to the sign-in; unknown server actions and actions from other origins are rejected. The session
 * and its permissions are checked later.
 */
export async function guardCms(
  request: IncomingMessage,
  { isGenuineToken, cookieName, trustedOrigins, knownActions }: CmsGuardOptions,
): Promise<Refusal | undefined> {
  const { method, headers, url = '' } = request;
  if (!isCms(requestPath(request))) return undefined;
  const token = sessionTokenOf(request, cookieName);
  const isSignedIn = token !== undefined && (await isGenuineToken(token));
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isSignedIn && isReading) return signInFirst(url);
  if (isReading) return undefined;
  if (!isSignedIn) return { status: 401, message: 'Please sign in' };
  if (headers.origin && !trustedOrigins.has(headers.origin)) {
    return { status: 403, message: 'Not allowed from another site' };
  }
  const action = headers['next-action'];
  if (method !== 'POST' || typeof action !== 'string' || !knownActions.has(action)) {
    return { status: 404, message: 'Not found' };
  }
  return undefined;
}

/** The sign-in page redirects signed-in users back, or to the start page of their role. */
export const signInFirst = (url: string): Refusal => ({
  status: 307,
  message: 'Please sign in',
  headers: { Location: loginPath(pageToReturnTo(url)) },
});

/** After signing out, the panel asks for its own sign-in page as data, with a `_rsc` query. Neither is a place to be. */
function pageToReturnTo(url: string): string {
  if (/^\/cms\/log(?:in|out)(?:[/?]|$)/.test(url)) return '/cms';
  return url.replace(/([?&])_rsc=[^&]*(?:&|$)/, '$1').replace(/[?&]$/, '');
}

/** Returns the session token of the request, which may be forged. */
export const sessionTokenOf = ({ headers }: IncomingMessage, cookieName: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${cookieName}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];
