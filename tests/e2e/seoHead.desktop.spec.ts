import type { APIRequestContext } from '@playwright/test';
import { pageKeys, pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import type { SessionAnswer } from '@/schemas/auth';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { plainPng } from '../factories/picture';
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

/** What stands in the head of a page as it is sent. */
const structuredDataIn = (html: string): string[] =>
  [
    ...(html.split('</head>')[0] ?? '').matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    ),
  ].map(([, text = '']) => text);

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

  await test.step('structured data follows a navigation', async () => {
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
});

test('a share picture from the library is described by its own alt text', async ({ page }) => {
  const key = 'ai-software-development';
  const headers = { Authorization: `Bearer ${token}` };
  const picture = { name: 'desk.png', mimeType: 'image/png', buffer: await plainPng(60, 40) };
  const alt = 'A desk with one lamp';
  const uploaded = await page.request.post('/api/images/upload', {
    ...{ headers, multipart: { picture, alt } },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const alts = async (record: object) => {
    await save(page.request, key, record);
    const { contentsOf } = await headOf(page, pathOfPage(key));
    return [contentsOf('og:image:alt'), contentsOf('twitter:image:alt')].flat();
  };
  expect(await alts({ ogImage: url })).toEqual([alt, alt]);
  const twitterImage = 'https://pictures.example/other.png';
  expect(await alts({ ogImage: url, twitterImage, twitterTitle: 'Other' })).toEqual([alt, 'Other']);
  expect(await alts({})).not.toContain(alt);
});

test('structured data of a record replaces the page’s own and ends nowhere else', async ({ request }) => {
  const key = 'ai-chatbot-development';
  let scripts: string[] = [];
  const typesWith = async (record: object) => {
    await save(request, key, record);
    scripts = structuredDataIn(await (await request.get(pathOfPage(key))).text());
    return scripts.flatMap((text) => {
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
  expect(scripts.at(-1)).toContain('\\u003c/script>');

  const finalSchema = '{"@context":"https://schema.org","@type":"Organization","name":"Ours"}';
  expect(await typesWith({ finalSchema })).toEqual(['WebSite', 'Organization']);
  expect(scripts.at(-1)).toMatch(/"name":"Ours","@id":"http[^"]+#organization"/);
  await save(request, key, {});
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

test('the landing page’s record is the sign-in page’s too, which is never listed', async ({ request }) => {
  await save(request, 'landing', { title: 'One record, two pages', robots: 'all' });
  const html = await (await request.get('/login')).text();
  expect(html).toContain('<title>One record, two pages</title>');
  expect(html.match(/<meta name="robots" content="[^"]+"/g)).toEqual([
    '<meta name="robots" content="noindex, follow"',
  ]);
  await save(request, 'landing', {});
});

test('a page leaves the sitemap as soon as its record says noindex', async ({ request }) => {
  const sitemap = async () => (await request.get('/sitemap.xml')).text();
  await save(request, 'ai-opportunity-assessment', {});
  expect(await sitemap()).toContain('/ai-opportunity-assessment<');
  await save(request, 'ai-opportunity-assessment', { robots: 'noindex' });
  expect(await sitemap()).not.toContain('/ai-opportunity-assessment<');
  await save(request, 'ai-opportunity-assessment', {});
});
