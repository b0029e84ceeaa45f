import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { networkOf } from '@/domain/network/networkOf';
import { clientAddressHeader } from './guardRequest';

const mostBytes = 8 * 1024;
const hourMs = 60 * 60 * 1000;
/** The same violation is logged once in this period. */
const repeatMs = 24 * hourMs;
const mostKnown = 1_000;
/**
 * Reports logged per hour, per network and in total: a network that sends invented reports can't suppress those of
 * others.
 */
const mostOfNetwork = 10;
const mostInAll = 200;
const mostNetworks = 10_000;

/**
 * Receives reports of content policy violations from browsers, and logs each kind once a day. They include violations
 * caused by browser extensions, and anybody can send anything.
 */
export class PolicyReports {
  #told = new LRUCache<string, true>({ max: mostKnown, ttl: repeatMs, perf: Date });
  #ofNetwork = new LRUCache<string, number>({
    max: mostNetworks,
    ttl: hourMs,
    noUpdateTTL: true,
    perf: Date,
  });
  #inAll = { count: 0, untilMs: 0 };
  #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // An aborted request counts as an empty report.
    const line = describe(await readText(request).catch(() => ''));
    if (line && !this.#told.has(line) && this.#mayTell(request)) {
      this.#told.set(line, true);
      this.#log(line);
    }
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  }

  #mayTell({ headers }: IncomingMessage): boolean {
    const network = networkOf(String(headers[clientAddressHeader]));
    const ofNetwork = this.#ofNetwork.get(network) ?? 0;
    if (Date.now() >= this.#inAll.untilMs) this.#inAll = { count: 0, untilMs: Date.now() + hourMs };
    if (ofNetwork >= mostOfNetwork || this.#inAll.count >= mostInAll) return false;
    this.#ofNetwork.set(network, ofNetwork + 1);
    this.#inAll.count += 1;
    return true;
  }
}

/** Returns the request body, cut at `mostBytes`. */
async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) break;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
function describe(text: string): string | undefined {
  try {
    const { 'csp-report': report } = JSON.parse(text) as { 'csp-report': Record<string, unknown> };
    const page = pathOf(report['document-uri']);
    const blocked = originOf(report['blocked-uri']);
    const directive = word(report['effective-directive'] ?? report['violated-directive']);
    const verdict = report.disposition === 'report' ? 'would keep out' : 'kept out';
    return `The content policy of ${page} ${verdict} ${blocked} (${directive})`;
  } catch {
    return undefined;
  }
}

/** Without the query, which may contain personal data. */
const pathOf = (value: unknown): string => word(parse(value)?.pathname);
/** `inline`, `eval` and the like aren't URLs. */
const originOf = (value: unknown): string => word(parse(value)?.origin ?? value);

function parse(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

const word = (value: unknown): string =>
  String(value)
    .replace(/[^\x21-\x7e]/g, '')
    .slice(0, 200);
