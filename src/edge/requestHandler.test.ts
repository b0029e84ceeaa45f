import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { goneTag } from '@/domain/caching/goneTag';
import { AnswerStore } from './answers/AnswerStore';
import { expiry } from './answers/Expiry';
import NextCache from './answers/NextCache';
import { PageBudget } from './PageBudget';
import { PageFinisher } from './PageFinisher';
import { PolicyReports } from './policyReports';
import { requestHandlers } from './requestHandler';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

let sites = 0;

/**
 * A site behind the handler. It keeps its pages as Next does; each shows the words of the moment in which its making began.
 */
class Site {
  /** No two tests share a page. */
  readonly prefix = `/site-${(sites += 1)}`;
  words = 'first words';
  rendered = 0;
  /** What the clients called themselves for whom pages were made. */
  readonly clients = new Set<string | undefined>();
  fails = false;
  /** While set, pages that were begun wait for it. */
  held: Promise<void> | null = null;
  readonly #origins = { visitors: '', us: '' };
  readonly #making = new Map<string, Promise<string | null>>();

  async open(): Promise<this> {
    const answers = new AnswerStore({
      expiry,
      maxBytes: 10_000_000,
      renew: (key) => void this.get(key, { door: 'us' }),
    });
    const { forVisitors, forUs } = requestHandlers({
      handlePage: (request, response) => this.#answer(request, response),
      guard: { trustedProxies: 0, siteProtocol: 'http:' },
      cms: {
        isGenuineToken: () => Promise.resolve(false),
        cookieName: 'token',
        trustedOrigins: new Set(),
        knownActions: new Set(),
      },
      budget: new PageBudget(1_000),
      finisher: new PageFinisher({ hasTagManager: false }),
      reports: new PolicyReports(() => undefined),
      answers,
      expiry,
      compresses: true,
      tell: (line) => {
        throw new Error(line);
      },
    });
    for (const [door, handle] of [
      ['visitors', forVisitors],
      ['us', forUs],
    ] as const) {
      const server = createServer(handle);
      cleanUps.push(() => server.close());
      await once(server.listen(0, '127.0.0.1'), 'listening');
      this.#origins[door] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }
    return this;
  }

  get tag(): string {
    return `tag of ${this.prefix}`;
  }

  publish(words: string): void {
    this.words = words;
    expiry.expire([this.tag]);
  }

  get(
    path: string,
    {
      method = 'GET',
      headers = {},
      door = 'visitors' as 'visitors' | 'us',
      signal = undefined as AbortSignal | undefined,
    } = {},
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer; text: string }> {
    const address = path.startsWith(this.prefix) ? path : `${this.prefix}${path}`;
    return new Promise((resolve, reject) => {
      const outgoing = ask(`${this.#origins[door]}${address}`, { method, headers, signal }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const body = Buffer.concat(pieces);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      });
      outgoing.on('error', reject).end();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    const cache = new NextCache();
    this.clients.add(request.headers['user-agent']);
    if (pathname.endsWith('/large')) {
      response.setHeader('Content-Type', 'text/plain');
      for (let piece = 0; piece < 6; piece += 1) response.write('large'.repeat(200_000));
      response.end('the end');
      return;
    }
    if (pathname.endsWith('/own')) {
      this.rendered += 1;
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<p>For ${request.headers.cookie ?? 'nobody'}</p>`);
      return;
    }
    const kept = (await cache.get(pathname, { kind: 'APP_PAGE' })) as { value: { html: string } } | null;
    const html = kept?.value.html ?? (await this.#renderOnce(pathname, cache));
    if (html === null) {
      response.statusCode = 500;
      response.end('Something failed');
      return;
    }
    response.setHeader('Content-Type', request.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 's-maxage=60');
    response.setHeader('x-nextjs-cache', kept ? 'HIT' : 'MISS');
    if (pathname.endsWith('/greeting')) response.setHeader('Set-Cookie', 'greeted=yes');
    response.write(html.slice(0, 10));
    response.end(html.slice(10));
  }

  /** Like Next, it gives all who ask meanwhile what it is making. */
  #renderOnce(pathname: string, cache: NextCache): Promise<string | null> {
    const making = this.#making.get(pathname) ?? this.#renderAndKeep(pathname, cache);
    this.#making.set(pathname, making);
    return making.finally(() => this.#making.delete(pathname));
  }

  async #renderAndKeep(pathname: string, cache: NextCache): Promise<string | null> {
    const html = await this.#render();
    if (html === null) return null;
    const value = { kind: 'APP_PAGE' as const, html, headers: { 'x-next-cache-tags': this.tag } };
    await cache.set(pathname, value, { cacheControl: { revalidate: 60 } });
    return html;
  }

  async #render(): Promise<string | null> {
    this.rendered += 1;
    const { words, fails } = this;
    await this.held;
    return fails ? null : `<!DOCTYPE html><title>${words}</title>${'<p>More of it.</p>'.repeat(200)}`;
  }
}

/** Holds all pages that are begun; call it to let them go. */
function hold(site: Site): () => void {
  let release: () => void = () => undefined;
  site.held = new Promise((resolve) => {
    release = () => {
      site.held = null;
      resolve();
    };
  });
  return release;
}

const rendering = async (site: Site, count: number) => {
  while (site.rendered < count) await new Promise((resolve) => setImmediate(resolve));
};

describe('a page', () => {
  it('is made once for all who ask for it at once, and shows what is true then', async () => {
    const site = await new Site().open();
    await site.get('/a');
    site.publish('second words');
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/a')));
    expect(answers.every(({ text }) => text.includes('second words'))).toBe(true);
    expect(site.rendered).toBe(2);
  });

  it.each([
    ['', ''],
    ['?utm_source=mail', ''],
    ['', '?utm_source=mail'],
  ])(
    'that was begun before a change is neither kept nor shown to who comes later (%j, %j)',
    async (early, late) => {
      const site = await new Site().open();
      const release = hold(site);
      const first = site.get(`/a${early}`);
      await rendering(site, 1);
      site.publish('second words');
      const second = site.get(`/a${late}`);
      // What doesn't wait for the first has joined it by then.
      await site.get('/own');
      release();
      expect((await first).text).toContain('first words');
      expect((await second).text).toContain('second words');
      expect((await site.get('/a')).text).toContain('second words');
    },
  );

  it('stands while the next one can’t be made, unless it is gone', async () => {
    const site = await new Site().open();
    await site.get('/a');
    site.fails = true;
    site.publish('second words');
    const meanwhile = await site.get('/a');
    expect([meanwhile.status, meanwhile.text.includes('first words')]).toEqual([200, true]);
    expiry.expire([site.tag, goneTag(site.tag)]);
    expect((await site.get('/a')).status).toBe(500);
    site.fails = false;
    expect((await site.get('/a')).text).toContain('second words');
  });

  it('is made alike whoever asks, because it is kept for all', async () => {
    const site = await new Site().open();
    await site.get('/a');
    await site.get('/b', { headers: { 'User-Agent': 'Googlebot/2.1' } });
    await site.get('/a?utm_source=mail', { headers: { 'User-Agent': 'curl/8' } });
    expect(site.clients.size).toBe(1);
    expect([...site.clients]).not.toContain(undefined);
  });

  it('is made for the others when who asked first has left', async () => {
    const site = await new Site().open();
    const release = hold(site);
    const leaving = new AbortController();
    const first = site.get('/a', { signal: leaving.signal });
    await rendering(site, 1);
    const second = site.get('/a');
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    release();
    expect((await second).text).toContain('first words');
  });

  it('keeps its tag as long as it keeps its content', async () => {
    const site = await new Site().open();
    const first = await site.get('/a');
    expiry.expire([site.tag]);
    const second = await site.get('/a');
    expect([site.rendered, second.headers.etag]).toEqual([2, first.headers.etag]);
    site.publish('second words');
    expect((await site.get('/a')).headers.etag).not.toBe(first.headers.etag);
  });
});

describe('what is kept', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
    ['*;q=0', undefined],
  ])('is sent to who accepts %j as %s', async (accepted, encoding) => {
    const site = await new Site().open();
    for (const round of ['made', 'kept']) {
      const { headers, body } = await site.get('/a', { headers: { 'Accept-Encoding': accepted } });
      expect([round, headers['content-encoding']]).toEqual([round, encoding]);
      expect(headers['content-length']).toBe(String(body.byteLength));
      const decode =
        { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((same: Buffer) => same);
      expect(decode(body).toString()).toContain('first words');
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
    expect(site.rendered).toBe(1);
  });

  it('is told by its head, and that somebody has it already', async () => {
    const site = await new Site().open();
    const { headers } = await site.get('/a');
    const head = await site.get('/a', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([
      200,
      headers['content-length'],
      '',
    ]);
    const known = await site.get('/a', { headers: { 'If-None-Match': `"other", ${headers.etag}` } });
    expect([known.status, known.headers.etag, known.text]).toEqual([304, headers.etag, '']);
    expect((await site.get('/a', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect(site.rendered).toBe(1);
  });

  it('is another thing for Next’s client than for a browser', async () => {
    const site = await new Site().open();
    const types = async (headers: Record<string, string>, path: string) => [
      (await site.get(path, { headers })).headers['content-type'],
      (await site.get(path, { headers })).headers['content-type'],
    ];
    expect(await types({ rsc: '1' }, '/a?_rsc=abc')).toEqual(['text/x-component', 'text/x-component']);
    expect(await types({}, '/a')).toEqual(['text/html; charset=utf-8', 'text/html; charset=utf-8']);
  });

  it.each<[string, string, Record<string, string>]>([
    ['with a query', '/a?page=2', {}],
    ['for a part of it', '/a', { Range: 'bytes=0-9' }],
    ['by who looks at drafts', '/a', { Cookie: 'x=1; __prerender_bypass=abc' }],
    ['with rights of somebody', '/a', { Authorization: 'Bearer abc' }],
    ['in another spelling', '/%61', {}],
  ])('is not what is answered when asked %s', async (_how, path, headers) => {
    const site = await new Site().open();
    await site.get('/a');
    site.words = 'unseen words';
    const asked = await site.get(path, { headers });
    expect(asked.headers['content-encoding']).toBeUndefined();
    expect(asked.headers.etag).toBeUndefined();
  });

  it('is never what somebody is greeted with', async () => {
    const site = await new Site().open();
    await site.get('/greeting');
    expect((await site.get('/greeting')).headers['set-cookie']).toEqual(['greeted=yes']);
    expect((await site.get('/greeting')).headers.etag).toBeUndefined();
  });

  it('is never what is too large, which goes through as it comes', async () => {
    const site = await new Site().open();
    const [plain, zipped] = [
      await site.get('/large'),
      await site.get('/large', { headers: { 'Accept-Encoding': 'gzip' } }),
    ];
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const texts = [plain.text, gunzipSync(zipped.body).toString()];
    for (const text of texts) expect([text.length, text.endsWith('the end')]).toEqual([6_000_007, true]);
    expect(plain.headers.etag).toBeUndefined();
  });

  it('is never what belongs to one person, also when many ask at once', async () => {
    const site = await new Site().open();
    const people = Array.from({ length: 20 }, (_, number) => `person=${number}`);
    const answers = await Promise.all(people.map((Cookie) => site.get('/own', { headers: { Cookie } })));
    expect(answers.map(({ text }) => text)).toEqual(people.map((person) => `<p>For ${person}</p>`));
  });
});
