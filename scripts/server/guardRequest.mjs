/**
 * What happens to every request before Next sees it: headers that steer proxies and Next from the inside are
 * taken away, the true client address is put in, and requests that Next would answer with a bare 500 are
 * refused.
 */
import { clientAddress } from './clientAddress.mjs';

/** The application reads the client's address from this header only. */
const CLIENT_ADDRESS = 'x-client-address';

/** Set by proxies, or by Next for itself. From outside they could forge an origin or skip a guard. */
const NOT_FROM_OUTSIDE =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|x-next-.*|x-nextjs-data|next-resume)$/;

const REFUSED_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * @param {import('node:http').IncomingMessage} request its headers are changed in place
 * @param {object} options
 * @param {number} options.trustedProxies
 * @param {string} options.siteProtocol e.g. "https:"; behind our own proxies this is what visitors use
 * @returns {{ status: number, message: string } | undefined} set when the request is refused
 */
export function guardRequest(request, { trustedProxies, siteProtocol }) {
  const { headers } = request;
  const address = clientAddress(request.socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
  for (const name of Object.keys(headers)) {
    if (NOT_FROM_OUTSIDE.test(name)) delete headers[name];
  }
  headers[CLIENT_ADDRESS] = address;
  if (trustedProxies > 0) headers['x-forwarded-proto'] = siteProtocol.replace(':', '');

  if (REFUSED_METHODS.has(request.method ?? '')) return { status: 405, message: 'Method not allowed' };
  if (!isWellFormedPath(request.url ?? '')) return { status: 400, message: 'Bad request' };
  return undefined;
}

/** @param {string} url as in the request line: a path, unless somebody takes us for a proxy */
function isWellFormedPath(url) {
  if (!url.startsWith('/')) return url === '*';
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
