import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

const mostBytes = 8 * 1024;
/** So many different violations are told in a day; the same one is told once. */
const mostTold = 100;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Takes browsers' reports of what a page's policy kept from running, and tells the log: each kind once a day. Browsers
 * send what their extensions do, too, and anybody can send anything.
 */
export class PolicyReports {
  #told = new LRUCache<string, true>({ max: mostTold, ttl: dayMs, perf: Date });
  #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // One that breaks off is none.
    const line = describe(await readText(request).catch(() => ''));
    // Those of yesterday count no more.
    this.#told.purgeStale();
    if (line && this.#told.size < mostTold && !this.#told.has(line)) {
      this.#told.set(line, true);
      this.#log(line);
    }
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  }
}

/** The beginning of what a request carries. */
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
    return `The content policy of ${page} kept out ${blocked} (${directive})`;
  } catch {
    return undefined;
  }
}

/** No queries: they may be somebody's. */
const pathOf = (value: unknown): string => word(parse(value)?.pathname);
/** `inline`, `eval` and the like are no addresses. */
const originOf = (value: unknown): string => word(parse(value)?.origin ?? value);

function parse(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

const word = (value: unknown): string =>
  String(value)
    .replace(/[^\x21-\x7e]/g, '')
    .slice(0, 200);
