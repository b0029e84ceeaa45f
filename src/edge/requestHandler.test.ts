import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goneTag } from '@/domain/caching/goneTag';
import { cacheInvalidation } from './pageCache/CacheInvalidation';
import { FakeSite } from './fixtures/FakeSite';

const open: FakeSite[] = [];
afterEach(() => {
  vi.useRealTimers();
  open.splice(0).forEach((site) => site.close());
});

async function openSite({ pagesPerMinute = 1_000 } = {}): Promise<FakeSite> {
  const site = await Object.assign(new FakeSite(), { pagesPerMinute }).open();
  open.push(site);
  return site;
}

/** Blocks all renders; call the returned function to release them. */
function hold(site: FakeSite): () => void {
  let release: () => void = () => undefined;
  site.held = new Promise((resolve) => {
    release = () => {
      site.held = null;
      resolve();
    };
  });
  return release;
}

const rendering = async (site: FakeSite, count: number) => {
  while (site.rendered < count) await new Promise((resolve) => setImmediate(resolve));
};

describe('a page', () => {
  it('is made once for all who ask for it at once, and shows what is true then', async () => {
    const site = await openSite();
    await site.get('/a');
    site.publish('second words');
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/a')));
    expect(answers.every(({ text }) => text.includes('second words'))).toBe(true);
    expect(site.rendered).toBe(2);
  });

  it('waits for news of others, unlike the answer to how the server is', async () => {
    const site = await openSite();
    let come = (): void => undefined;
    site.news = new Promise((resolve) => (come = resolve));
    const page = site.get('/a').then(() => 'page');
    const probe = site.get('/api/health').then(() => 'probe');
    expect(await Promise.race([page, probe])).toBe('probe');
    come();
    expect(await page).toBe('page');
  });

  it('is made anew after a change, also while one that was begun before is still made for somebody who has left', async () => {
    const site = await openSite();
    const release = hold(site);
    const leaving = new AbortController();
    const first = site.get('/a', { signal: leaving.signal });
    await rendering(site, 1);
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    // By the time this is answered, the server has seen the disconnect.
    await site.get('/own');
    site.publish('second words');
    const second = site.get('/a');
    await site.get('/own');
    release();
    expect((await second).text).toContain('second words');
    site.publish('third words');
    expect((await site.get('/a')).text).toContain('third words');
  });

  it('is sent to others whatever became of who left in the middle of it, also after a change', async () => {
    const site = await openSite();
    const release = hold(site);
    const leaving = new AbortController();
    const first = site.get('/file', { signal: leaving.signal });
    // By the time this is answered, the first request has arrived.
    await site.get('/own');
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    await site.get('/own');
    release();
    site.publish('second words');
    expect((await site.get('/file')).text).toBe('the beginning and the end');
  });

  it.each([
    ['', ''],
    ['?utm_source=mail', ''],
    ['', '?utm_source=mail'],
  ])(
    'that was begun before a change is neither kept nor shown to who comes later (%j, %j)',
    async (early, late) => {
      const site = await openSite();
      const release = hold(site);
      const first = site.get(`/a${early}`);
      await rendering(site, 1);
      site.publish('second words');
      const second = site.get(`/a${late}`);
      // By the time this is answered, a request that doesn't wait would have joined the first.
      await site.get('/own');
      release();
      expect((await first).text).toContain('first words');
      expect((await second).text).toContain('second words');
      expect((await site.get('/a')).text).toContain('second words');
    },
  );

  it('stands while the next one can’t be made, unless it is gone', async () => {
    const site = await openSite();
    await site.get('/a');
    site.fails = true;
    site.publish('second words');
    const meanwhile = await site.get('/a');
    expect([meanwhile.status, meanwhile.text.includes('first words')]).toEqual([200, true]);
    cacheInvalidation.expire([site.tag, goneTag(site.tag)]);
    expect((await site.get('/a')).status).toBe(500);
    site.fails = false;
    expect((await site.get('/a')).text).toContain('second words');
  });

  it('is soon made again when something in it was only remembered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const site = await openSite();
    site.remembers = true;
    await site.get('/a');
    expect(site.rendered).toBe(1);
    Object.assign(site, { remembers: false, words: 'second words' });
    vi.advanceTimersByTime(4_000);
    expect((await site.get('/a')).text).toContain('first words');
    vi.advanceTimersByTime(2_000);
    // The old page is served once more while it is rendered.
    while (!(await site.get('/a')).text.includes('second words')) expect(site.rendered).toBeLessThan(3);
    vi.advanceTimersByTime(50_000);
    await site.get('/a');
    expect(site.rendered).toBe(2);
  });

  it('is made alike whoever asks, because it is kept for all', async () => {
    const site = await openSite();
    await site.get('/a');
    await site.get('/b', { headers: { 'User-Agent': 'Googlebot/2.1' } });
    await site.get('/a?utm_source=mail', { headers: { 'User-Agent': 'curl/8' } });
    expect(site.clients.size).toBe(1);
    expect([...site.clients]).not.toContain(undefined);
  });

  it('is not what a form sent there is taken for', async () => {
    const site = await openSite();
    await site.get('/api/seo/public/contact', { method: 'POST', headers: { 'User-Agent': 'A form/1.0' } });
    expect([...site.clients]).toEqual(['A form/1.0']);
  });

  it('is made for the others when who asked first has left', async () => {
    const site = await openSite();
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
    const site = await openSite();
    const first = await site.get('/a');
    cacheInvalidation.expire([site.tag]);
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
    const site = await openSite();
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
    const site = await openSite();
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
    const site = await openSite();
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
    ['in another spelling', '/a%2C', {}],
    ['with a header that Next doesn’t know', '/a?_rsc=', { rsc: '1', 'next-router-prefetch': 'x9' }],
    ['for a segment out of place', '/a?_rsc=', { rsc: '1', 'next-router-segment-prefetch': '/x9' }],
  ])('is not what is answered when asked %s', async (_how, path, headers) => {
    const site = await openSite();
    await site.get('/a');
    site.words = 'unseen words';
    const asked = await site.get(path, { headers });
    expect(asked.headers['content-encoding']).toBeUndefined();
    expect(asked.headers.etag).toBeUndefined();
  });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=4-400', 206, 'bytes 4-9/10', '456789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, undefined, '0123456789'],
    ['lines=0-1', 200, undefined, '0123456789'],
    ['all of it', 200, undefined, '0123456789'],
  ])(
    'is sent in the part that is asked for, where it is a picture: %s',
    async (Range, status, part, text) => {
      const site = await openSite();
      const path = `/blog-images${site.prefix}.webp`;
      for (const round of ['made', 'kept']) {
        const answer = await site.get(path, { headers: { Range } });
        expect([round, answer.status, answer.headers['content-range'], answer.text]).toEqual([
          round,
          status,
          part,
          text,
        ]);
        expect(answer.headers['content-length']).toBe(String(text.length));
      }
      expect((await site.get(path, { headers: { Range, 'If-Range': '"other"' } })).text).toBe('0123456789');
      expect((await site.get(path, { headers: { Range }, method: 'HEAD' })).headers['content-length']).toBe(
        '10',
      );
      expect(site.rendered).toBe(1);
    },
  );

  it('is never what somebody is greeted with', async () => {
    const site = await openSite();
    await site.get('/greeting');
    expect((await site.get('/greeting')).headers['set-cookie']).toEqual(['greeted=yes']);
    expect((await site.get('/greeting')).headers.etag).toBeUndefined();
  });

  it('is never what is too large, which goes through as it comes', async () => {
    const site = await openSite();
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
    const site = await openSite();
    const people = Array.from({ length: 20 }, (_, number) => `person=${number}`);
    const answers = await Promise.all(people.map((Cookie) => site.get('/own', { headers: { Cookie } })));
    expect(answers.map(({ text }) => text)).toEqual(people.map((person) => `<p>For ${person}</p>`));
  });
});

describe('a long action of the panel', () => {
  const send = (site: FakeSite, headers: Record<string, string> = { 'transfer-encoding': 'chunked' }) =>
    site.get('/cms/collections/posts/1', {
      method: 'POST',
      headers: { cookie: 'token=genuine', 'next-action': '4001', ...headers },
    });

  it.each([
    [true, 200, undefined],
    [false, 413, undefined],
    // A session that can't be looked up may belong to staff.
    [null, 503, '5'],
  ])('is read for staff only (%j: %j)', async (isStaff, status, retryAfter) => {
    const site = await openSite();
    site.isStaff = isStaff;
    const answer = await send(site);
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(site.askedByUs.has('/cms/collections/posts/1')).toBe(status === 200);
  });

  it('costs its sender a page before anybody is asked who that is', async () => {
    const site = await openSite({ pagesPerMinute: 2 });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await send(site)).status);
    expect(statuses).toEqual([413, 413, 429, 429, 429]);
    expect(site.staffQuestions).toEqual(['genuine', 'genuine']);
  });

  it('is told from a short one, of which nobody asks', async () => {
    const site = await openSite();
    expect((await send(site, { 'content-length': '0' })).status).toBe(200);
    expect(site.staffQuestions).toEqual([]);
  });
});

describe('the panel', () => {
  const ask = (site: FakeSite) =>
    site.get('/cms/collections/posts', { headers: { cookie: 'token=genuine' } });

  it.each([
    [true, 200],
    [false, 307],
    [null, 503],
  ])('is drawn for staff only (%j: %j)', async (isStaff, status) => {
    const site = await openSite();
    site.isStaff = isStaff;
    expect((await ask(site)).status).toBe(status);
    expect(site.askedByUs.has('/cms/collections/posts')).toBe(status === 200);
  });

  it('costs whoever asks for it a page before anybody is asked who that is', async () => {
    const site = await openSite({ pagesPerMinute: 1 });
    expect([(await ask(site)).status, (await ask(site)).status]).toEqual([307, 429]);
    expect(site.staffQuestions).toEqual(['genuine']);
  });
});

describe('an address that can be read in two ways', () => {
  it('is refused before anything else looks at it, at both doors', async () => {
    const site = await openSite();
    for (const door of ['visitors', 'us'] as const) {
      expect((await site.get('/api/%2e%2e/cms', { door })).status).toBe(400);
      expect((await site.get('/cms/%2e%2e/a', { door })).status).toBe(400);
    }
    expect([...site.askedByUs]).toEqual([]);
  });

  it('is the page that it means, where it means one', async () => {
    const site = await openSite();
    await site.get('/a');
    expect((await site.get('/%61')).headers.etag).toBeDefined();
    expect(site.rendered).toBe(1);
  });
});

describe('the door for requests of our own', () => {
  it('is known behind the handler by where a request came in, whatever it says', async () => {
    const site = await openSite();
    await site.get('/api/ours', { door: 'us' });
    await site.get('/api/theirs', { headers: { 'x-client-address': '127.0.0.1', host: '127.0.0.1' } });
    expect([...site.askedByUs]).toEqual([
      ['/api/ours', true],
      ['/api/theirs', false],
    ]);
  });
});
