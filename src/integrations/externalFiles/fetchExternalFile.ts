import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mebibyte } from '@/domain/mebibyte';
import { ExternalFileProblem } from './ExternalFileProblem';
import { isPublicAddress } from './isPublicAddress';

/**
 * The whole body of an answer, which is not read on as soon as it is too large.
 * @throws ForeignFileProblem
 */
async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ExternalFileProblem(`It is larger than ${maxBytes / mebibyte} MB.`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Where connections may go. */
export interface ConnectionRule {
  /** Whether this address may be asked at all: its scheme and its port. */
  mayAsk: (url: URL) => boolean;
  /** Whether a connection may go to this IP address. */
  mayConnect: (address: string) => boolean;
}

/** Nothing but other sites: who could have this server ask its own network would look around in there. */
export const onlyPublicHttps: ConnectionRule = {
  mayAsk: ({ protocol, port }) => protocol === 'https:' && port === '',
  mayConnect: isPublicAddress,
};

interface FetchOptions {
  maxBytes: number;
  timeoutMs: number;
  /** Asked about every address that a name stands for, and again for each redirect. */
  rule?: ConnectionRule;
}

interface ForeignFile {
  data: Buffer;
  /** The last part of its address, as its author wrote it. */
  name: string;
}

const maxRedirects = 3;
const unreachable = 'The other site doesn’t give it out.';
const forbidden = 'Only https addresses of other sites can be fetched.';

/**
 * A file of another site. The name is looked up once, and the connection goes to what was found and allowed; nothing of
 * ours is sent along.
 * @throws ForeignFileProblem
 */
export async function fetchExternalFile(
  address: string,
  { maxBytes, timeoutMs, rule = onlyPublicHttps }: FetchOptions,
): Promise<ForeignFile> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = readUrl(address, rule);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await ask(url, rule, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return { data: await readAtMost(response, maxBytes), name: nameOf(url) };
      response.destroy();
      if (statusCode < 300 || statusCode >= 400 || !headers.location) break;
      url = readUrl(new URL(headers.location, url).href, rule);
    }
    throw new ExternalFileProblem(unreachable);
  } catch (error) {
    if (error instanceof ExternalFileProblem) throw error;
    throw new ExternalFileProblem(signal.aborted ? 'The other site took too long.' : unreachable);
  }
}

/** An address without a scheme is one of https. */
function readUrl(address: string, { mayAsk }: ConnectionRule): URL {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const url = URL.canParse(absolute) ? new URL(absolute) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !mayAsk(url)) {
    throw new ExternalFileProblem(forbidden);
  }
  return url;
}

function ask(url: URL, { mayConnect }: ConnectionRule, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // What is an address already isn't looked up.
  if (isIP(host) && !mayConnect(host)) throw new ExternalFileProblem(forbidden);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      // A connection of its own, which is closed afterwards.
      agent: false,
      lookup: lookUpAllowed({ mayConnect }),
      headers: { Accept: 'image/webp,image/png,image/jpeg', 'Accept-Encoding': 'identity' },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** A name is refused as a whole when one of its addresses is: it is not left to chance which one is taken. */
const lookUpAllowed =
  ({ mayConnect }: Pick<ConnectionRule, 'mayConnect'>): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayConnect(address))) {
        return callback(new ExternalFileProblem(forbidden), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return 'picture';
  }
}
