/**
 * Runs before everything else: removes headers that control proxies and Next from the inside, sets the true client
 * address, and rejects requests that no visitor of the site sends in earnest.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Refusal } from './Refusal';
import { requestPath } from './requestPath';

/**
 * RFC 9112, 3.2.1: a path of printable characters and an optional query; no fragment, at which other parsers would
 * stop.
 */
const originForm = /^(?<path>\/[!-"$->@-[\]-~]*)(?<query>\?[^#]*)?$/;
/** Unambiguous to every parser: no escapes, no segment that begins with a dot, no double slash. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;
/** RFC 3986, 2.3: escaped or not, these characters are equivalent. */
const unreserved = /[\w.~-]/;
/** Some parsers decode it and split the segment, others don't. */
const escapedSlash = '%2F';
/** Next treats this suffix like the `rsc` header, by which its client requests a page's data. */
const dataSuffix = '.rsc';
const unreadable = /[\p{Cc}\\]/u;

interface RequestTarget {
  /** Normalized: only characters that need it are escaped. */
  path: string;
  /** With its question mark; empty without a query. */
  query: string;
}

/**
 * Returns the request's target in the one spelling that all later code and Next use. Returns null for targets that
 * another parser could read as a different address: a segment that decodes to `.` or `..`, a backslash, a slash within
 * a segment, a control character, an invalid escape, Next's `.rsc` suffix, or any form other than a path. Capital
 * letters, semicolons and double slashes are kept.
 */
export function readTarget(target: string): RequestTarget | null {
  const { path, query = '' } = originForm.exec(target)?.groups ?? {};
  if (path === undefined) return null;
  const spelled = plainPath.test(path) ? path : spellPath(path);
  return spelled === null || spelled.endsWith(dataSuffix) ? null : { path: spelled, query };
}

function spellPath(path: string): string | null {
  try {
    if (unreadable.test(decodeURIComponent(path))) return null;
  } catch {
    return null;
  }
  const spelled = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return unreserved.test(letter) ? letter : escape.toUpperCase();
  });
  const hasDots = spelled.split('/').some((segment) => segment === '.' || segment === '..');
  return hasDots || spelled.includes(escapedSlash) ? null : spelled;
}

const longestHeader = 40_000;

/**
 * Returns whether the router state header is invalid: Next answers an invalid one with a bare 500.
 * @param header `Next-Router-State-Tree`: an encoded JSON list that starts with the name of a segment
 */
export function isInvalidRouterState(header: string | string[] | undefined): boolean {
  if (header === undefined) return false;
  if (typeof header !== 'string' || header.length > longestHeader) return true;
  try {
    return !isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return true;
  }
}

/** `[segment, { slot: tree }, …]`, where a segment is a name, or the name, value and kind of a parameter. */
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, slots] = value as unknown[];
  const isSegment =
    typeof segment === 'string' || (Array.isArray(segment) && segment.every((part) => part !== undefined));
  return (
    isSegment &&
    typeof slots === 'object' &&
    slots !== null &&
    !Array.isArray(slots) &&
    Object.values(slots).every(isTree)
  );
}

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

/**
 * Returns the IP address of the client. Any client can send `X-Forwarded-For`, so only the entries that our own proxies
 * added, counted from the right, are trusted.
 * @param trustedProxies 0: none, the header is ignored
 * @returns an IPv4 or IPv6 address; empty when the connection is closed already
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const entries = [forwardedFor ?? []].flat().join(',').split(',');
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies)?.trim() : undefined;
  return plain(forwarded && isIP(forwarded) ? forwarded : (socketAddress ?? ''));
}

/** A dual-stack socket reports IPv4 addresses as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
