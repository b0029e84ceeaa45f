import type { IncomingMessage } from 'node:http';
import { countedPath } from '@/domain/redirects/countedPath';
import { missingLimits } from '@/domain/redirects/missingLimits';
import { requestPath } from './requestPath';

type Counts = ReadonlyMap<string, number>;

/** Counts of at most this period are lost in a crash. */
const intervalMs = 10_000;

/**
 * Counts 404 responses per path, and records nothing about the visitor. Counts are written in batches; a batch that
 * can't be written is added to the next one.
 */
export class NotFoundCounter {
  readonly #write: (counts: Counts) => Promise<void>;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (counts: Counts) => Promise<void>) {
    this.#write = write;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), intervalMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Counts a request that gets 404. */
  count(request: IncomingMessage): void {
    const path = isNavigation(request) ? countedPath(requestPath(request)) : null;
    if (path !== null) this.#add(path, 1);
  }

  #add(path: string, count: number): void {
    if (this.#counts.size >= missingLimits.most && !this.#counts.has(path)) return;
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + count);
  }

  /** Writes the batch. Never throws. */
  async flush(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await this.#write(counts);
    } catch {
      for (const [path, count] of counts) this.#add(path, count);
    }
  }
}

/**
 * Somebody follows a link or types an address. Clients that don't send `Sec-Fetch-Mode` are judged by their `Accept`
 * header.
 */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  /\btext\/html\b/.test(headers.accept ?? '');
