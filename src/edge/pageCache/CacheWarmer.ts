import { get } from 'node:http';
import { requestOfKey } from './cacheKey';

interface WarmerOptions {
  /** Where the server listens for internal requests. */
  origin: string;
  signal: AbortSignal;
}

/** Pause between pages that nobody has requested yet. */
const pauseMs = 200;

/** Re-renders cached pages one after the other, by internal requests, starting with the most recently used. */
export class CacheWarmer {
  readonly #options: WarmerOptions;
  readonly #due = new Set<string>();
  #isBusy = false;

  constructor(options: WarmerOptions) {
    this.#options = options;
  }

  renew(key: string): void {
    this.#due.add(key);
    if (!this.#isBusy) void this.#work();
  }

  /**
   * Requests every page of the sitemap, and `others`, once and slowly. The first request of a route loads its code,
   * which blocks all other responses.
   */
  async warmUp(others: readonly string[]): Promise<void> {
    const pages = await this.#sitemapPages();
    for (const path of new Set([...pages, ...others])) {
      if (this.#options.signal.aborted) return;
      await this.#ask(path).catch(() => '');
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (const key of this.#due) {
      if (this.#options.signal.aborted) break;
      this.#due.delete(key);
      // The page cache records the failure, and schedules the retry.
      await this.#ask(key).catch(() => '');
    }
    this.#isBusy = false;
  }

  /**
   * Returns the pages of the sitemap. When posts are split over several sitemaps, only the one of the pages and the one
   * of the newest posts are read.
   */
  async #sitemapPages(): Promise<string[]> {
    const listed = await this.#listed('/sitemap.xml');
    const lists = listed.filter((path) => path.startsWith('/sitemaps/'));
    if (lists.length === 0) return listed;
    const ends = [...new Set([lists[0], lists.at(-1)])];
    return (await Promise.all(ends.map((path = '') => this.#listed(path)))).flat();
  }

  async #listed(path: string): Promise<string[]> {
    const sitemap = await this.#ask(path).catch(() => '');
    return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  }

  /** Returns the body of the server's own response. */
  #ask(key: string): Promise<string> {
    const { path, headers } = requestOfKey(key);
    return new Promise((resolve, reject) => {
      get(new URL(path, this.#options.origin), { headers, signal: this.#options.signal }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve(text));
        response.on('error', reject);
      }).on('error', reject);
    });
  }
}
