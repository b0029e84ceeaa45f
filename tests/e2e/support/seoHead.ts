import { expect, type Page } from '@playwright/test';
import type { PageKey } from '@/domain/seo/pageKeys';

/** A record that says something else in each field, and something hostile where that is allowed. */
export const recordOf = (key: PageKey) => ({
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

/** Opens a page and checks each tag of its head against its record: it is there once and says just that. */
export async function expectHeadOf(
  page: Page,
  path: string,
  record: ReturnType<typeof recordOf>,
): Promise<void> {
  await page.goto(path);
  const head = page.locator('head');
  const contents = (selector: string) =>
    head
      .locator(selector)
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href')));
  expect(await head.locator('title').allTextContents()).toEqual([record.title]);
  const [robots, ...otherRobots] = await contents('meta[name="robots"]');
  expect(robots).toMatch(/^noindex/);
  expect(otherRobots).toEqual([]);
  const expected = {
    'meta[name="description"]': record.metaDescription,
    'link[rel="canonical"]': record.canonicalUrl,
    'meta[property="og:title"]': record.ogTitle,
    'meta[property="og:description"]': record.ogDescription,
    'meta[property="og:url"]': record.canonicalUrl,
    'meta[property="og:image"]': record.ogImage,
    'meta[property="og:image:alt"]': record.ogTitle,
    'meta[property="og:type"]': 'website',
    'meta[name="twitter:card"]': 'summary_large_image',
    'meta[name="twitter:title"]': record.twitterTitle,
    'meta[name="twitter:description"]': record.twitterDescription,
    'meta[name="twitter:image"]': record.twitterImage,
  };
  for (const [selector, content] of Object.entries(expected)) {
    expect(await contents(selector), selector).toEqual([content]);
  }
  await expect(page.locator('meta[name], meta[property], title, link[rel="canonical"]')).toHaveCount(
    await head.locator('meta[name], meta[property], title, link[rel="canonical"]').count(),
  );
}
