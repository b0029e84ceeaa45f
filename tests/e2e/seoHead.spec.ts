import type { APIRequestContext } from '@playwright/test';
import { pageKeys, pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { SessionAnswer } from '@/schemas/auth';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { expect, test } from './support/test';

/** The editor's own tests save these, and the blog's list has no page of its own words yet. */
const leftToOthers: PageKey[] = ['contact', 'our-story', 'team', 'blog'];
const alwaysClosed: PageKey[] = ['privacy', 'dashboard', 'admin'];
const keys = pageKeys.filter((key) => !leftToOthers.includes(key));

const recordOf = (key: PageKey) => ({
  title: `Title of ${key} & "more"`,
  metaDescription: `Description of ${key}</title><script>alert(1)</script>`,
  canonicalUrl: `https://canonical.example/${key}`,
  robots: 'noindex, nofollow',
  ogTitle: `Shared ${key}`,
  ogDescription: `Shared description of ${key}`,
  ogImage: `https://pictures.example/${key}.png`,
  twitterTitle: `Twitter ${key}`,
  twitterDescription: `Twitter description of ${key}`,
  twitterImage: `https://pictures.example/${key}-twitter.png`,
  schemaType: 'WebPage',
  customSchema: '',
  finalSchema: `{"@context":"https://schema.org","@type":"WebPage","name":"${key}</script><script>alert(1)</script>"}`,
});

// The tests save records of the same pages, so they run one after the other.
test.describe.configure({ mode: 'default' });

let token: string;
test.beforeAll(async ({ request }) => {
  const response = await request.post('/api/auth/login', { data: firstAdmin });
  token = ((await response.json()) as SessionAnswer).token;
});

async function save(request: APIRequestContext, key: PageKey, data: object): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.post(`/api/seo/public/${key}`, { headers, data });
  expect(response.status()).toBe(200);
}

const cacheState = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).headers()['x-nextjs-cache'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const key of keys) {
    test(`the head of ${key} says what its record says, and its own words without one`, async ({ page }) => {
      const path = pathOfPage(key);
      const head = page.locator('head');
      const content = (selector: string) => head.locator(selector).getAttribute('content');
      const record = recordOf(key);

      await save(page.request, key, record);
      await page.goto(path);
      expect(await head.locator('title').allTextContents()).toEqual([record.title]);
      expect(await content('meta[name="description"]')).toBe(record.metaDescription);
      expect(await content('meta[name="robots"]')).toMatch(/^noindex/);
      await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', record.canonicalUrl);
      expect(await content('meta[property="og:title"]')).toBe(record.ogTitle);
      expect(await content('meta[property="og:description"]')).toBe(record.ogDescription);
      expect(await content('meta[property="og:image"]')).toBe(record.ogImage);
      expect(await content('meta[name="twitter:title"]')).toBe(record.twitterTitle);
      expect(await content('meta[name="twitter:description"]')).toBe(record.twitterDescription);
      expect(await content('meta[name="twitter:image"]')).toBe(record.twitterImage);

      await save(page.request, key, {});
      await page.goto(path);
      expect(await head.locator('title').textContent()).toContain(' | ');
      await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$|:\\d+$`),
      );
      await expect(head.locator('meta[name="robots"]')).toHaveCount(Number(alwaysClosed.includes(key)));
    });
  }
});

test('structured data of a record replaces the page’s own and ends nowhere else', async ({ page }) => {
  const scripts = page.locator('script[type="application/ld+json"]');
  const path = pathOfPage('ai-chatbot-development');
  const typesOf = async () =>
    (await scripts.allTextContents()).flatMap((text) => {
      const data = JSON.parse(text) as { '@type': string; '@graph'?: { '@type': string }[] };
      return (data['@graph'] ?? [data]).map((node) => node['@type']);
    });

  await save(page.request, 'ai-chatbot-development', {});
  await page.goto(path);
  expect(await typesOf()).toEqual([
    'Organization',
    'WebSite',
    'WebPage',
    'BreadcrumbList',
    'Service',
    'FAQPage',
  ]);

  await save(page.request, 'ai-chatbot-development', recordOf('ai-chatbot-development'));
  await page.goto(path);
  expect(await typesOf()).toEqual(['Organization', 'WebSite', 'WebPage']);
  expect(await scripts.last().textContent()).toContain('\\u003c/script>');
  await save(page.request, 'ai-chatbot-development', {});
});

test('a save makes its own page fresh at once and leaves the others cached', async ({ request }) => {
  const [own, other] = [
    '/ai-integration-services',
    '/ai-integration-services/generative-ai-integration-services',
  ];
  await save(request, 'integration', { title: 'Before' });
  for (const path of [own, other, own, other]) await request.get(path);
  expect(await cacheState(request, own)).toBe('HIT');

  await save(request, 'integration', { title: 'After the save' });
  expect(await cacheState(request, other)).toBe('HIT');
  expect(await (await request.get(own)).text()).toContain('<title>After the save</title>');
  await save(request, 'integration', {});
});

test('the landing page’s record is the sign-in page’s too, which is never listed', async ({ page }) => {
  await save(page.request, 'landing', { title: 'One record, two pages', robots: 'all' });
  await page.goto('/login');
  await expect(page).toHaveTitle('One record, two pages');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await save(page.request, 'landing', {});
});

test('sitemap, robots.txt and llms.txt know public pages only', async ({ request }) => {
  const [sitemap = '', robots = '', llms = ''] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', '/llms.txt'].map(async (path) => (await request.get(path)).text()),
  );
  const closed = ['/login', '/privacy', '/dashboard', '/admin', '/profile-settings', '/ai-analysis'];
  for (const path of closed) {
    expect(sitemap).not.toContain(`${path}<`);
    expect(llms).not.toContain(`${path})`);
  }
  expect(sitemap).toMatch(/<loc>[^<]*\/contact<\/loc>\s*<lastmod>\d{4}-\d\d-\d\d/);
  expect(llms).toContain('/contact): ');
  expect(robots).toMatch(/^Disallow: \/dashboard$/m);
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('a page leaves the sitemap as soon as its record says noindex', async ({ request }) => {
  const sitemap = async () => (await request.get('/sitemap.xml')).text();
  await save(request, 'ai-opportunity-assessment', {});
  expect(await sitemap()).toContain('/ai-opportunity-assessment<');
  await save(request, 'ai-opportunity-assessment', { robots: 'noindex' });
  expect(await sitemap()).not.toContain('/ai-opportunity-assessment<');
  await save(request, 'ai-opportunity-assessment', {});
});
