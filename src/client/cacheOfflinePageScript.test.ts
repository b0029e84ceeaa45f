import { readdirSync, readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMeasuredPath } from '@/domain/navigation/isMeasuredPath';
import { offlineWorkerPath } from './cacheOfflinePageScript';

const root = new URL('../../', import.meta.url);
const program = readFileSync(new URL(`public${offlineWorkerPath}`, root), 'utf8');

const files = readdirSync(new URL('src/app/', root), { recursive: true, encoding: 'utf8' });

/** Returns the routes whose files are in folders that match; parameters become `name`. */
const pathsIn = (folders: RegExp): string[] =>
  files
    .filter((file) => folders.test(file) && /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => `/${file.replaceAll(/\([^)]*\)\//g, '').replace(/\/?(page|route)\.tsx?$/, '')}`)
    .map((path) => path.replaceAll(/\[+[^\]]*\]+/g, 'name'));

interface Asked {
  method?: string;
  mode?: string;
}

/** A fake browser that runs the service worker, with its cache. */
class Browser {
  readonly kept = new Map<string, Response>();
  isOnline = true;
  page = '<p>Offline</p>';
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor() {
    vm.runInNewContext(program, {
      self: { addEventListener: (name: string, listen: () => void) => this.listeners.set(name, listen) },
      caches: {
        match: (path: string) => Promise.resolve(this.kept.get(path)?.clone()),
        open: () =>
          Promise.resolve({
            put: (path: string, answer: Response) => Promise.resolve(void this.kept.set(path, answer)),
          }),
      },
      fetch: (asked: string | { url: string }) => this.fetch(asked),
      Response,
      URL,
      Date,
    });
  }

  private fetch(asked: string | { url: string }): Promise<Response> {
    if (!this.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(asked === '/offline' ? this.page : 'from the network'));
  }

  /** @returns the response of the service worker; undefined if it doesn't handle the request */
  async open(path: string, { method = 'GET', mode = 'navigate' }: Asked = {}) {
    let answer: Promise<Response> | undefined;
    const later: Promise<unknown>[] = [];
    this.listeners.get('fetch')?.({
      request: { method, mode, url: `https://firm.example${path}` },
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    const text = await answer?.then((given) => given.text());
    await Promise.all(later);
    return text;
  }

  async install() {
    const later: Promise<unknown>[] = [];
    this.listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => later.push(work) });
    await Promise.all(later);
  }
}

describe('the program that keeps the offline page', () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = new Browser();
    browser.page = '<p>Offline</p><script>run()</script><script src="/a.js" async=""></script>';
    await browser.install();
  });

  it('shows public pages from the network, and the kept page, without scripts, where there is none', async () => {
    expect(await browser.open('/story?a=b')).toBe('from the network');
    browser.isOnline = false;
    expect(await browser.open('/story?a=b')).toBe('<p>Offline</p>');
    expect([...browser.kept.keys()]).toEqual(['/offline']);
  });

  it('fetches the kept page anew after a day', async () => {
    browser.page = 'New name';
    await browser.open('/story');
    browser.isOnline = false;
    expect(await browser.open('/story')).toBe('<p>Offline</p>');
    browser.isOnline = true;
    const old = new Date(Date.now() - 25 * 3_600_000).toUTCString();
    browser.kept.set('/offline', new Response('old', { headers: { Date: old } }));
    await browser.open('/story');
    browser.isOnline = false;
    expect(await browser.open('/story')).toBe('New name');
  });

  it('fails as the network does when it has kept nothing', async () => {
    browser.kept.clear();
    browser.isOnline = false;
    await expect(browser.open('/story')).rejects.toThrow('Failed to fetch');
  });

  it.each<Asked>([{ mode: 'cors' }, { mode: 'no-cors' }, { method: 'POST' }])(
    'leaves %o alone',
    async (asked) => {
      expect(await browser.open('/story', asked)).toBeUndefined();
    },
  );

  it('answers for every public page whose address carries nothing that opens an account', async () => {
    const paths = pathsIn(/\(site\)/).filter(isMeasuredPath);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect(await browser.open(path), path).toBe('from the network');
  });

  // The offline page's "Try again" would lose the fragment with the token; the browser's own error page keeps it.
  it('leaves mailed links alone', async () => {
    const paths = pathsIn(/\(site\)/).filter((path) => !isMeasuredPath(path));
    expect(paths).toEqual(
      expect.arrayContaining(['/accept-invitation', '/confirm-email', '/reset-password', '/undo-email']),
    );
    for (const path of paths) expect(await browser.open(path), path).toBeUndefined();
  });

  it('leaves alone what needs a session, frames and calls', async () => {
    const paths = pathsIn(/\((portal|embed|payload)\)|^auth|\/drafts\//);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) expect(await browser.open(path), path).toBeUndefined();
  });
});
