import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bodyBytesHeader } from '@/domain/api/wholeResponse';
import { requestIdHeader } from '../requestIdHeader';
import { entityTag } from './entityTag';

/** The encodings that answers are kept in, the smallest first. */
export const contentEncodings = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** One of the forms in which an answer is sent. */
export interface EncodedBody {
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** A whole answer, in every form that it is sent in. */
export interface CachedResponse {
  status: number;
  etag: string;
  /** What a client is told that has it already. */
  knownHeaders: EncodedBody['headers'];
  forms: { identity: EncodedBody } & Partial<Record<ContentEncoding, EncodedBody>>;
  /** Of all forms together. */
  bytes: number;
}

export interface BufferedResponse {
  status: number;
  /** By their names in lower case. */
  headers: EncodedBody['headers'];
  body: Buffer;
}

/** Smaller texts don't become smaller by it: the head of the answer is the larger part. */
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
/** https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5 */
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
/** Done once for each page, beside the thread that answers; 11 takes ten times as long for 5 % less. */
const brotliQuality = 9;

/**
 * Makes an answer ready to be kept and sent.
 * @param previous under the same address: with the same content, it is the answer
 */
export async function encodeResponse(
  { status, headers, body }: BufferedResponse,
  { compresses, previous }: { compresses: boolean; previous?: CachedResponse | undefined },
): Promise<CachedResponse> {
  const contentType = String(headers['content-type']);
  const etag = entityTag({ status, contentType, location: String(headers.location ?? ''), body });
  // Its policy names the scripts as they stand in it: the whole of it goes on, or nothing.
  if (previous?.etag === etag) return previous;
  const isCompressed = compresses && body.byteLength >= worthCompressing && text.test(contentType);
  const common = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !aboutThisConnection.includes(name))),
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

function varyOf(headers: EncodedBody['headers'], isCompressed: boolean): EncodedBody['headers'] {
  const names = [headers.vary ?? [], isCompressed ? 'Accept-Encoding' : []].flat();
  return names.length > 0 ? { vary: names.join(', ') } : {};
}
