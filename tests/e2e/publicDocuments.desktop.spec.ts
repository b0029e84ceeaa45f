import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { inlineScripts } from '@/edge/inlineScripts';
import { isOurScript } from '@/edge/isOurScript';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

// What can be read off documents and their headers, without a browser. All tests read the same documents.
test.describe.configure({ mode: 'default' });

/** Signed-in pages are shells, which anybody gets; then what is framed, what is missing, and the page for the offline. */
const otherPaths = [
  '/dashboard',
  '/analysis-results/1',
  '/audit/start',
  '/admin',
  '/admin/users',
  '/signup',
  '/shared-analysis',
  '/iframe/analysis/1',
  '/blog/what-an-hour-of-routine-work-costs/nothing',
  '/nothing-here',
];

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  text: string;
}

const answers = new Map<string, Promise<Answer>>();

function read(request: APIRequestContext, path: string): Promise<Answer> {
  const reading = answers.get(path) ?? fetchOnce(request, path);
  answers.set(path, reading);
  return reading;
}

async function fetchOnce(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path);
  const body = await response.body();
  return { status: response.status(), headers: response.headers(), body, text: body.toString() };
}

/** What is wrong with any public page, with its path. */
async function problemsOf(
  request: APIRequestContext,
  find: (html: string, path: string) => string[] | Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of publicPaths) {
    const { text } = await read(request, path);
    problems.push(...(await find(text, path)).map((problem) => `${path}: ${problem}`));
  }
  return [...new Set(problems)];
}

const linksOf = (html: string, on: string): URL[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), new URL(on, siteUnderTest.url)),
  );

test('no two pages share a title or a description', async ({ request }) => {
  for (const pattern of [/<title>([^<]+)/, /name="description" content="([^"]+)/]) {
    const found = new Set<string | undefined>();
    for (const path of publicPaths) found.add(pattern.exec((await read(request, path)).text)?.[1]);
    expect(found.size).toBe(publicPaths.length);
  }
});

test('every link leads somewhere, every anchor is there, and other sites have safe addresses', async ({
  request,
}) => {
  let count = 0;
  const problems = await problemsOf(request, async (html, on) => {
    const broken: string[] = [];
    for (const url of linksOf(html, on)) {
      if (!/^(https?|mailto):$/.test(url.protocol)) broken.push(url.href);
      if (url.origin !== siteUnderTest.url) continue;
      count += 1;
      const { status, text } = await read(request, url.pathname + url.search);
      const isThere = url.hash === '' || text.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`);
      if (status !== 200 || !isThere) broken.push(`${url.pathname}${url.hash} (${status})`);
    }
    return broken;
  });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(publicPaths.length * 10);
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

test('no page has an inline script that its policy would block', async ({ request }) => {
  for (const path of [...publicPaths, ...otherPaths]) {
    const { headers, text } = await read(request, path);
    expect(headers['content-type'], path).toContain('text/html');
    const scripts = inlineScripts(text);
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(
      scripts.filter((script) => !isOurScript(script)),
      path,
    ).toEqual([]);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.match(/'sha256-/g)?.length, path).toBe(new Set(scripts).size);
  }
});

const startedByItself = /<script[^>]* src="[^"]*"[^>]* async/;

test('a public page fetches no script before its first words are shown; the portal does at once', async ({
  request,
}) => {
  for (const path of publicPaths) {
    const { text } = await read(request, path);
    expect(text, path).toContain('<script data-src="/_next/static/');
    expect(text, path).not.toMatch(startedByItself);
    expect(text, path).not.toMatch(/<link[^>]* as="script"/);
  }
  expect((await read(request, '/dashboard')).text).toMatch(startedByItself);
});

test('only the fonts of the first screen are fetched ahead', async ({ request }) => {
  const fonts = /<link rel="preload"[^>]* as="font"/g;
  for (const path of publicPaths) {
    expect((await read(request, path)).text.match(fonts), path).toHaveLength(2);
  }
  expect((await read(request, '/dashboard')).text).not.toMatch(fonts);
});

/**
 * What a public page may bring along in scripts, in bytes as gzip makes them; all but some five thousand are React and Next.
 * What is done with a form, a figure or a report comes when somebody begins to. Measured: 141.8 to 145.7 kB. The names of files,
 * which change with what is in them, make some bytes of difference.
 */
const limit = 146_500;

/** The figure and the sign-up, which stand on it twice, for narrow and wide screens. Measured: 147.0 kB. */
const limits: Readonly<Record<string, number>> = { '/ai-opportunity-assessment': 148_000 };

/** Of the home page itself, with its styles and the data of its components. Measured: 35.7 kB. */
const homeLimit = 37_000;

/** Those that every browser runs: older ones get more, which is marked. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script[^>]* (?:data-)?src="([^"]+)"[^>]*>/g)];
  return [...new Set(tags.flatMap(([tag, address]) => (/nomodule/i.test(tag) || !address ? [] : [address])))];
}

test('no public page is heavier than it may be', async ({ request }) => {
  const weights = new Map<string, number>();
  for (const path of publicPaths) {
    const scripts = scriptsOf((await read(request, path)).text);
    expect(scripts.length, path).toBeGreaterThan(5);
    let weight = 0;
    for (const address of scripts) {
      const own = weights.get(address) ?? gzipSync((await read(request, address)).body).length;
      weights.set(address, own);
      weight += own;
    }
    expect(weight, path).toBeLessThanOrEqual(limits[path] ?? limit);
  }
  expect(gzipSync((await read(request, '/')).body).length).toBeLessThanOrEqual(homeLimit);
});

test('previews of posts and topics name the site and its language, too', async ({ request }) => {
  for (const path of ['/', '/blog', '/blog/what-an-hour-of-routine-work-costs']) {
    const { text } = await read(request, path);
    expect(text, path).toMatch(/<meta property="og:site_name" content="[^"]+"/);
    expect(text, path).toContain('<meta property="og:locale" content="en_US"');
  }
});

test('an address without a page says so in its status and its title', async ({ request }) => {
  for (const path of ['nothing-here', 'page', 'category/none', 'tag/none', 'a.b', 'preview/1x', 'page/999']) {
    const { status, text } = await read(request, `/blog/${path}`);
    expect(status, path).toBe(404);
    if (path !== 'a.b' && path !== 'preview/1x') expect(text, path).toMatch(/<title>Page not found</);
  }
});

test('feeds are announced on the blog', async ({ request }) => {
  const { text } = await read(request, '/blog');
  expect(text).toMatch(/<link rel="alternate" type="application\/rss\+xml" href="[^"]+\/blog\/rss\.xml"/);
  expect(text).toMatch(/<link rel="alternate" type="application\/feed\+json" href="[^"]+\/blog\/feed\.json"/);
});

test('sitemap, robots.txt and llms.txt know public pages only', async ({ request }) => {
  const [sitemap = '', robots = '', llms = ''] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', '/llms.txt'].map(async (path) => (await read(request, path)).text),
  );
  const closed = ['/login', '/privacy', '/dashboard', '/admin', '/profile-settings', '/ai-analysis'];
  for (const path of closed) {
    expect(sitemap).not.toContain(`${path}<`);
    expect(llms).not.toContain(`${path})`);
  }
  expect(sitemap).toMatch(/<loc>[^<]*\/team<\/loc>\s*<lastmod>\d{4}-\d\d-\d\d/);
  expect(llms).toContain('/team): ');
  expect(robots).toMatch(/^Disallow: \/dashboard$/m);
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('pages of the portal aren’t measured', async ({ request }) => {
  expect((await read(request, '/dashboard')).text).not.toContain('GTM-TEST123');
});
