import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isKnownEtag } from '@/domain/caching/isKnownEtag';
import { contentEncodings, type ContentEncoding, type StoredAnswer } from './StoredAnswer';

/** What the library's types don't know of it yet. */
interface Ranking {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
}

/** Browsers differ in a handful of values. */
const readings = new LRUCache<string, readonly ContentEncoding[]>({ max: 100 });

/** Sends what is kept in the form that suits the request, or tells a client that it has it already. */
export function sendAnswer(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status, etag, knownHeaders, forms }: StoredAnswer,
): void {
  if (status === 200 && isKnown(headers, etag, knownHeaders['last-modified'])) {
    response.writeHead(304, knownHeaders).end();
    return;
  }
  const accepted = encodingsOf(headers['accept-encoding']);
  const form = forms[accepted.find((encoding) => forms[encoding]) ?? 'identity'] ?? forms.identity;
  response.writeHead(status, form.headers);
  response.end(method === 'HEAD' ? undefined : form.body);
}

/** A date counts only when it is the very one that was sent: what lost a part is older than before, and yet has changed. */
function isKnown(
  headers: IncomingHttpHeaders,
  etag: string,
  lastModified: string | string[] | undefined,
): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return isKnownEtag(ifNoneMatch, etag.slice(2));
  return lastModified !== undefined && headers['if-modified-since'] === lastModified;
}

/** What a client accepts, best first: ours of what it likes alike. */
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
