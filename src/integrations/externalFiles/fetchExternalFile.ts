import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mebibyte } from '@/domain/mebibyte';
import { ExternalFileProblem } from './ExternalFileProblem';
import { isPublicAddress } from './isPublicAddress';

/**
 * Reads a response body, and stops as soon as it is too large.
 * @throws ExternalFileProblem
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

/** Restricts outgoing connections (SSRF protection). */
export interface ConnectionRule {
  /** Whether this URL may be requested, by its scheme and port. */
  mayAsk: (url: URL) => boolean;
  /** Whether a connection to this IP address is allowed. */
  mayConnect: (address: string) => boolean;
}

/** Public sites only: otherwise a user could make this server probe its own network. */
export const onlyPublicHttps: ConnectionRule = {
  mayAsk: ({ protocol, port }) => protocol === 'https:' && port === '',
  mayConnect: isPublicAddress,
};

interface FetchOptions {
  maxBytes: number;
  timeoutMs: number;
  /** Checked for every IP address of a host name, and again for each redirect. */
  rule?: ConnectionRule;
}

interface ForeignFile {
  data: Buffer;
  /** Last segment of the URL path, as written. */
  name: string;
}

const maxRedirects = 3;
const unreachable = 'The other site doesn’t give it out.';
const forbidden = 'Only https addresses of other sites can be fetched.';

/**
 * Fetches a file of another site. The name is resolved once and the connection goes to the address that was checked,
 * so DNS rebinding can't bypass the rule. Sends no cookies or credentials.
 * @throws ExternalFileProblem
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

/** A protocol-relative URL is treated as https. */
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
  // An IP literal skips the lookup, so it is checked here.
  if (isIP(host) && !mayConnect(host)) throw new ExternalFileProblem(forbidden);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      // A dedicated connection, closed afterwards.
      agent: false,
      lookup: lookUpAllowed({ mayConnect }),
      headers: { Accept: 'image/webp,image/png,image/jpeg', 'Accept-Encoding': 'identity' },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** Rejects a host name if any of its addresses is forbidden, because the connection could pick that one. */
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
