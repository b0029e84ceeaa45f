import { get } from 'node:http';
import { requestOfKey } from './cacheKey';

interface RenewerOptions {
  /** Where the server listens for requests of its own. */
  origin: string;
  signal: AbortSignal;
}

/** Between pages that nobody has asked for yet. */
const pauseMs = 200;

/** Has answers made anew, one after the other, by asking the server itself: what was shown lately first. */
export class CacheWarmer {
  readonly #options: RenewerOptions;
  readonly #due = new Set<string>();
  #isBusy = false;

  constructor(options: RenewerOptions) {
    this.#options = options;
  }

  renew(key: string): void {
    this.#due.add(key);
    if (!this.#isBusy) void this.#work();
  }

  /**
   * Asks for every page of the sitemap once, slowly, and for `others`: whatever is asked for first has its code loaded,
   * during which nobody else is answered.
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
      // A failure is the store's to remember; it asks again.
      await this.#ask(key).catch(() => '');
    }
    this.#isBusy = false;
  }

  /** What the sitemap names; of many posts, which have lists of their own, those that were made last. */
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

  /** The text of the server's own answer. */
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
