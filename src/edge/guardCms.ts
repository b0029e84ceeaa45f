import type { IncomingMessage } from 'node:http';
import { loginPath } from '@/domain/navigation/safeNextPath';
import { isCms } from './contentPolicy';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

interface CmsGuardOptions {
  /** Whether this site has signed the token, and it has not expired. */
  isGenuineToken: (token: string) => Promise<boolean>;
  cookieName: string;
  /** Origins whose pages may act in the name of who is signed in. */
  trustedOrigins: Set<string>;
  /** The names of the server's actions, as the build gave them. */
  knownActions: Set<string>;
}

/**
 * The CMS draws each page anew, with all that an editor needs. Who isn't signed in is led to the sign-in before that, and
 * actions that the site doesn't have, or that other sites ask for, aren't looked for. Who the person is and what they may do
 * is decided behind this.
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

/** The sign-in leads whoever is signed in on: back, or where their role starts. */
export const signInFirst = (url: string): Refusal => ({
  status: 307,
  message: 'Please sign in',
  headers: { Location: loginPath(url) },
});

/** What a request says to be its session, genuine or not. */
export const sessionTokenOf = ({ headers }: IncomingMessage, cookieName: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${cookieName}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];
