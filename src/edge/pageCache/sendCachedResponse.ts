import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { isKnownEtag } from '@/domain/caching/isKnownEtag';
import {
  contentEncodings,
  type EncodedBody,
  type ContentEncoding,
  type CachedResponse,
} from './CachedResponse';

/** The library's types lack the second parameter. */
interface Ranking {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
}

/** Parsed `Accept-Encoding` headers. Browsers send only a handful of values. */
const readings = new LRUCache<string, readonly ContentEncoding[]>({ max: 100 });

/** Sends a cached response in the encoding or range that suits the request, or a 304. */
export function sendCachedResponse(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status, etag, knownHeaders, forms }: CachedResponse,
): void {
  if (status === 200 && isKnown(headers, etag, knownHeaders['last-modified'])) {
    response.writeHead(304, knownHeaders).end();
    return;
  }
  const accepted = encodingsOf(headers['accept-encoding']);
  const form = forms[accepted.find((encoding) => forms[encoding]) ?? 'identity'] ?? forms.identity;
  const isPartAsked = headers.range !== undefined && method === 'GET' && status === 200;
  if (isPartAsked && form.headers['accept-ranges'] === 'bytes' && sendPart(headers, response, form)) return;
  response.writeHead(status, form.headers);
  response.end(method === 'HEAD' ? undefined : form.body);
}

/**
 * Sends the requested range (https://www.rfc-editor.org/rfc/rfc9110#section-14.2), or a 416 when it can't be satisfied.
 * Sends nothing for several ranges, an unreadable `Range` header, or with `If-Range`: the full response is valid too.
 * @returns whether a response was sent
 */
function sendPart(
  { range = '', 'if-range': ifRange }: IncomingHttpHeaders,
  response: ServerResponse,
  { headers, body }: EncodedBody,
): boolean {
  // Our entity tags are weak, so they can't prove that two versions are identical byte by byte.
  if (ifRange !== undefined) return false;
  const parts = parseRange(body.byteLength, range);
  if (parts === -1) {
    response.writeHead(416, { 'content-range': `bytes */${body.byteLength}`, 'content-length': 0 }).end();
    return true;
  }
  const [part, another] = parts === -2 || parts.type !== 'bytes' ? [] : parts;
  if (!part || another) return false;
  const bytes = body.subarray(part.start, part.end + 1);
  const contentRange = `bytes ${part.start}-${part.end}/${body.byteLength}`;
  response.writeHead(206, {
    ...headers,
    'content-range': contentRange,
    'content-length': String(bytes.byteLength),
  });
  response.end(bytes);
  return true;
}

/** Compares `If-Modified-Since` for equality: content that lost a part can get an older date although it changed. */
function isKnown(
  headers: IncomingHttpHeaders,
  etag: string,
  lastModified: string | string[] | undefined,
): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return ifNoneMatch === etag || isKnownEtag(ifNoneMatch, etag.slice(2));
  return lastModified !== undefined && headers['if-modified-since'] === lastModified;
}

/** Returns the accepted encodings, best first; equally preferred ones are in our order. */
function encodingsOf(accept: string | string[] | undefined): readonly ContentEncoding[] {
  const text = String(accept ?? '');
  const known = readings.get(text);
  if (known) return known;
  const negotiator: Ranking = new Negotiator({ headers: { 'accept-encoding': text } });
  const preferred = [...contentEncodings];
  const read = negotiator.encodings(preferred, { preferred }) as ContentEncoding[];
  if (text.length < 200) readings.set(text, read);
  return read;
}
