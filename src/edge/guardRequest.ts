/**
 * What happens to every request before anything else sees it: headers that steer proxies and Next from the inside are
 * taken away, the true client address is put in, and what no visitor of the site sends in earnest is refused.
 */
import type { IncomingMessage } from 'node:http';
import { clientAddress } from './clientAddress';
import type { Refusal } from './Refusal';
import { routerStateProblem } from './routerStateProblem';

/** The application reads the client's address from this header only. */
export const clientAddressHeader = 'x-client-address';

/** Where Next's client says what it shows already. */
export const routerStateHeader = 'next-router-state-tree';

/** Set by proxies, by Next or for it. From outside they could forge an origin, skip a guard or put marks into kept pages. */
const notFromOutside =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|x-next-.*|x-nextjs-data|next-resume|content-security-policy.*)$/;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Everything else is a page or a file, which can only be read. */
const changingPaths = /^\/(api|cms|auth\/preferences|policy-reports)(\/|$)/;

interface GuardOptions {
  trustedProxies: number;
  /** E.g. "https:"; behind our own proxies this is what visitors use. */
  siteProtocol: string;
}

/**
 * @param request its headers are changed in place
 * @returns set when the request is refused
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

function refusal({ method = '', url = '', headers }: IncomingMessage): Refusal | undefined {
  if (!methods.has(method)) return { status: 405, message: 'Method not allowed' };
  if (url === '*') return { status: method === 'OPTIONS' ? 204 : 400, message: 'Bad request' };
  const path = url.split('?', 1)[0] ?? '';
  if (!isWellFormedPath(path)) return { status: 400, message: 'Bad request' };
  if (!readingMethods.has(method) && !changingPaths.test(path)) {
    return { status: 405, message: 'Method not allowed', headers: { Allow: 'GET, HEAD' } };
  }
  return routerStateProblem(headers[routerStateHeader]) ? { status: 400, message: 'Bad request' } : undefined;
}

/** As in the request line: a path, unless somebody takes us for a proxy. No page has control characters in its name. */
function isWellFormedPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
