import type { APIRequestContext } from '@playwright/test';
import { pageKeys, pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { SessionAnswer } from '@/schemas/auth';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { expectHeadOf, headOf, recordOf } from './support/seoHead';
import { expect, test } from './support/test';

/**
 * The tests of the editor and of the CMS save these, and look at their heads the same way. They may run beside these
 * tests, which can rely on nothing about such a page.
 */
const leftToOthers: PageKey[] = ['contact', 'our-story', 'blog'];
const alwaysClosed: PageKey[] = ['privacy', 'dashboard', 'admin'];
const keys = pageKeys.filter((key) => !leftToOthers.includes(key));

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

test('each page’s head says what its record says, and its own words without one', async ({ page }) => {
  for (const key of keys) {
    await test.step(key, async () => {
      const path = pathOfPage(key);
      await save(page.request, key, recordOf(key));
      await expectHeadOf(page, path, recordOf(key));

      await save(page.request, key, {});
      const { titles, contentsOf } = await headOf(page, path);
      expect(titles.join()).toContain(' | ');
      expect(contentsOf('canonical').join()).toMatch(new RegExp(`${path}$|:\\d+$`));
      expect(contentsOf('robots')).toHaveLength(Number(alwaysClosed.includes(key)));
    });
  }
});

test('structured data of a record replaces the page’s own and ends nowhere else', async ({ page }) => {
  const key = 'ai-chatbot-development';
  const scripts = page.locator('head > script[type="application/ld+json"]');
  const typesWith = async (record: object) => {
    await save(page.request, key, record);
    await page.goto(pathOfPage(key));
    return (await scripts.allTextContents()).flatMap((text) => {
      const data = JSON.parse(text) as { '@type': string; '@graph'?: { '@type': string }[] };
      return (data['@graph'] ?? [data]).map((node) => node['@type']);
    });
  };
  const siteWide = ['Organization', 'WebSite'];

  const own = await typesWith({});
  expect(own).toEqual([...siteWide, 'WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
  const asProduct = await typesWith({ schemaType: 'Product' });
  expect(asProduct).toEqual([...siteWide, 'WebPage', 'BreadcrumbList', 'Product', 'FAQPage']);

  expect(await typesWith(recordOf(key))).toEqual([...siteWide, 'WebPage']);
  expect(await scripts.last().textContent()).toContain('\\u003c/script>');

  const finalSchema = '{"@context":"https://schema.org","@type":"Organization","name":"Ours"}';
  expect(await typesWith({ finalSchema })).toEqual(['WebSite', 'Organization']);
  expect(await scripts.last().textContent()).toMatch(/"name":"Ours","@id":"http[^"]+#organization"/);
  await save(page.request, key, {});
});

test('structured data stands in the head, and follows a navigation', async ({ page }) => {
  const trail = async () => {
    const texts = await page.locator('head > script[type="application/ld+json"]').allTextContents();
    return texts.join().match(/"name":"[^"]+","item":"[^"]+\/(team|advantage)"/)?.[1];
  };
  await page.goto('/team');
  expect(await trail()).toBe('team');
  await expect(page.locator('body script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Advantage' }).click();
  await expect(page).toHaveURL('/advantage');
  await expect.poll(trail).toBe('advantage');
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
  expect(sitemap).toMatch(/<loc>[^<]*\/team<\/loc>\s*<lastmod>\d{4}-\d\d-\d\d/);
  expect(llms).toContain('/team): ');
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

test('previews of posts and topics name the site and its language, too', async ({ request }) => {
  for (const path of ['/', '/blog', '/blog/what-an-hour-of-routine-work-costs']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta property="og:site_name" content="[^"]+"/);
    expect(html, path).toContain('<meta property="og:locale" content="en_US"');
  }
});

test('an address without a post says so in its title', async ({ request }) => {
  for (const path of ['/blog/there-is-no-such-post', '/blog/tag/no-such-tag', '/blog/page/999']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<title>Page not found</);
  }
});
