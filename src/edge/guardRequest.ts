/**
 * Runs before everything else: removes headers that control proxies and Next from the inside, sets the true client
 * address, and rejects requests that no visitor of the site sends in earnest.
 */
import type { IncomingMessage } from 'node:http';
import { clientAddress } from './clientAddress';
import type { Refusal } from './Refusal';
import { readTarget } from './requestTarget';
import { requestPath } from './requestPath';
import { isInvalidRouterState } from './isInvalidRouterState';

/** The application reads the client's address from this header only. */
export const clientAddressHeader = 'x-client-address';

/** Next's client describes in it the page that it shows. */
export const routerStateHeader = 'next-router-state-tree';

/**
 * Headers set by proxies, by Next or for it. A client could use them to forge an origin, skip a guard or put marks into
 * cached pages.
 */
const notFromOutside =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|x-next-.*|x-nextjs-data|next-resume|content-security-policy.*)$/;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** All other paths are pages or files, which are read-only. */
const changingPaths = /^\/(api|cms|auth\/preferences|policy-reports)(\/|$)/;

const badRequest: Refusal = { status: 400, message: 'Bad request' };

/**
 * Normalizes the request's URL. Call it before anything reads the URL.
 * @param request its `url` is replaced by the one spelling that all later code uses
 * @returns set when the request is rejected, or redirected to its canonical address
 */
export function guardTarget(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '', rawHeaders } = request;
  if (url === '*' && method === 'OPTIONS') return { status: 204, message: '' };
  const target = readTarget(url);
  if (!target || countHosts(rawHeaders) > 1) return badRequest;
  const { path, query } = target;
  request.url = path + query;
  if (!path.includes('//')) return undefined;
  if (!readingMethods.has(method)) return badRequest;
  const location = path.replace(/\/{2,}/g, '/') + query;
  return { status: 308, message: 'Moved', headers: { Location: location } };
}

/** Node uses the first of several Host headers, other servers use the last (RFC 9112, 3.2). */
const countHosts = (rawHeaders: string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length;

interface GuardOptions {
  trustedProxies: number;
  /** E.g. "https:"; the protocol between visitors and our own proxies. */
  siteProtocol: string;
}

/**
 * Removes forged headers, and sets the client address.
 * @param request its headers are changed in place
 * @returns set when the request is rejected
 */
export function guardRequest(
  request: IncomingMessage,
  { trustedProxies, siteProtocol }: GuardOptions,
): Refusal | undefined {
  const { headers } = request;
  const address = clientAddress(request.socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
  for (const name of Object.keys(headers)) {
    if (notFromOutside.test(name)) delete headers[name];
  }
  headers[clientAddressHeader] = address;
  if (trustedProxies > 0) headers['x-forwarded-proto'] = siteProtocol.replace(':', '');
  return refusal(request);
}

function refusal(request: IncomingMessage): Refusal | undefined {
  const { method = '', headers } = request;
  if (!methods.has(method)) return { status: 405, message: 'Method not allowed' };
  if (!readingMethods.has(method) && !changingPaths.test(requestPath(request))) {
    return { status: 405, message: 'Method not allowed', headers: { Allow: 'GET, HEAD' } };
  }
  return isInvalidRouterState(headers[routerStateHeader]) ? badRequest : undefined;
}
