import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { bodyBytesHeader } from '@/domain/api/wholeResponse';
import { requestIdHeader } from '../requestIdHeader';

/** Encodings that cached responses are stored in, smallest first. */
export const contentEncodings = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** A response body in one encoding, with its headers. */
export interface EncodedBody {
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** A complete response, in every encoding that is sent. */
export interface CachedResponse {
  status: number;
  etag: string;
  /** Headers of a 304 response. */
  knownHeaders: EncodedBody['headers'];
  forms: { identity: EncodedBody } & Partial<Record<ContentEncoding, EncodedBody>>;
  /** Size of all encodings together. */
  bytes: number;
}

export interface BufferedResponse {
  status: number;
  /** By lower-case name. */
  headers: EncodedBody['headers'];
  body: Buffer;
}

/** Compression doesn't help smaller bodies: the headers outweigh them. */
const worthCompressing = 1_000;
const aboutThisConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  'vary',
  bodyBytesHeader.toLowerCase(),
  requestIdHeader,
];
/** Headers that a 304 repeats: https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5 */
const saidAgain = [
  'cache-control',
  'content-location',
  'expires',
  'last-modified',
  'vary',
  'etag',
  'x-nextjs-cache',
];
const text = /^text\/|[/+](json|xml|javascript)\b/;

const inGzip = promisify(gzip);
const inBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
/** Runs once per page, off the main thread; quality 11 takes ten times as long for 5 % less. */
const brotliQuality = 9;

/**
 * Compresses a response and sets its headers, ready for the cache.
 * @param previous cached response of the same key; returned when the content is the same
 */
export async function encodeResponse(
  { status, headers, body }: BufferedResponse,
  { compresses, previous }: { compresses: boolean; previous?: CachedResponse | undefined },
): Promise<CachedResponse> {
  const contentType = String(headers['content-type']);
  const etag = entityTag({ status, contentType, location: String(headers.location ?? ''), body });
  // The policy lists the hashes of the scripts in the body: both stay, or neither.
  if (previous?.etag === etag) return previous;
  const isCompressed = compresses && body.byteLength >= worthCompressing && text.test(contentType);
  const common = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !aboutThisConnection.includes(name))),
    ...freshControl(headers),
    etag,
    ...varyOf(headers, isCompressed),
  };
  const form = (bytes: Buffer, encoding?: ContentEncoding): EncodedBody => ({
    headers: {
      ...common,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(bytes.byteLength),
    },
    body: bytes,
  });
  const compressed = async (encoding: 'br' | 'gzip', compress: () => Promise<Buffer>) =>
    isCompressed ? { [encoding]: form(await compress(), encoding) } : {};
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
  const [br, zipped] = await Promise.all([
    compressed('br', () => inBrotli(body, quality)),
    compressed('gzip', () => inGzip(body, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  const forms: CachedResponse['forms'] = { identity: form(body), ...br, ...zipped };
  return {
    status,
    etag,
    knownHeaders: Object.fromEntries(Object.entries(common).filter(([name]) => saidAgain.includes(name))),
    forms,
    bytes: Object.values(forms).reduce((sum, { body: { byteLength } }) => sum + byteLength, 0),
  };
}

/**
 * A browser follows `stale-while-revalidate`, too, when a service worker fetches its pages: it would show a page as it was
 * before somebody changed it. Asking with an ETag costs it one short answer.
 */
function freshControl({ 'cache-control': control }: EncodedBody['headers']): EncodedBody['headers'] {
  if (typeof control !== 'string') return {};
  return { 'cache-control': control.replace(/, stale-while-revalidate=\d+/, '') };
}

function varyOf(headers: EncodedBody['headers'], isCompressed: boolean): EncodedBody['headers'] {
  const names = [headers.vary ?? [], isCompressed ? 'Accept-Encoding' : []].flat();
  return names.length > 0 ? { vary: names.join(', ') } : {};
}

interface Content {
  status: number;
  contentType: string;
  /** Target of a redirect, which is all that its response contains. */
  location?: string;
  body: Buffer;
}

/** Returns the entity tag of a response. It is weak, because the compressed encodings share it. */
export function entityTag({ status, contentType, location = '', body }: Content): string {
  const hash = createHash('sha256').update(`${status} ${contentType} ${location}\n`).update(body);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}
