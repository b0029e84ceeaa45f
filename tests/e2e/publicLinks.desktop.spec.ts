import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

interface FoundLink {
  on: string;
  url: URL;
}

const linkPattern = /<a\s[^>]*?href="([^"]+)"/g;

const linksOf = (html: string, on: string): FoundLink[] =>
  [...html.matchAll(linkPattern)].map(([, href = '']) => ({
    on,
    url: new URL(href.replaceAll('&amp;', '&'), new URL(on, siteUnderTest.url)),
  }));

test('every link of every public page leads somewhere, and every anchor is there', async ({ request }) => {
  const documents = new Map<string, { status: number; html: string }>();
  const read = async (path: string) => {
    const known = documents.get(path);
    if (known) return known;
    const response = await request.get(path);
    const document = { status: response.status(), html: await response.text() };
    documents.set(path, document);
    return document;
  };

  const links: FoundLink[] = [];
  for (const path of publicPaths) links.push(...linksOf((await read(path)).html, path));
  const internal = links.filter(({ url }) => url.origin === siteUnderTest.url);
  expect(internal.length).toBeGreaterThan(publicPaths.length * 10);

  const broken: string[] = [];
  for (const { on, url } of internal) {
    const { status, html } = await read(url.pathname + url.search);
    const isThere = url.hash === '' || html.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`);
    broken.push(
      ...[`${on} -> ${url.pathname}${url.hash} (${status})`].filter(() => status !== 200 || !isThere),
    );
  }
  expect([...new Set(broken)]).toEqual([]);
});

test('other sites are linked by safe addresses only', async ({ request }) => {
  const foreign: string[] = [];
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    const urls = linksOf(html, path).map(({ url }) => url);
    foreign.push(...urls.filter(({ protocol }) => !/^(https?|mailto):$/.test(protocol)).map(String));
  }
  expect(foreign).toEqual([]);
});

test('a page that is missing is never told as one that a client has already', async ({ request }) => {
  for (const path of ['/nothing-here', '/blog/nothing-here', '/blog/nothing-here?page=2']) {
    const first = await request.get(path);
    expect([path, first.status()]).toEqual([path, 404]);
    for (const tag of [first.headers().etag ?? '"any"', '*']) {
      const again = await request.get(path, { headers: { 'If-None-Match': tag } });
      expect([path, tag, again.status()]).toEqual([path, tag, 404]);
    }
  }
});
