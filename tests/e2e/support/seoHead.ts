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

/**
 * Checks each tag of a page's head against its record: it is there once and says just that. Of the page at this path as
 * it is sent, or of the one that is open, as its scripts have left it.
 */
export async function expectHeadOf(
  page: Page,
  path: string | 'open',
  record: ReturnType<typeof recordOf>,
): Promise<void> {
  const { titles, contentsOf, outside } = await headOf(page, path);
  expect(titles).toEqual([record.title]);
  const [robots, ...otherRobots] = contentsOf('robots');
  expect(robots).toMatch(/^noindex/);
  expect(otherRobots).toEqual([]);
  const expected = {
    description: record.metaDescription,
    canonical: record.canonicalUrl,
    'og:title': record.ogTitle,
    'og:description': record.ogDescription,
    'og:url': record.canonicalUrl,
    'og:image': record.ogImage,
    'og:image:alt': record.ogTitle,
    'og:type': 'website',
    'twitter:card': 'summary_large_image',
    'twitter:title': record.twitterTitle,
    'twitter:description': record.twitterDescription,
    'twitter:image': record.twitterImage,
  };
  for (const [name, content] of Object.entries(expected)) expect(contentsOf(name), name).toEqual([content]);
  expect(outside).toBe(0);
}

/**
 * The tags of a page's head, of one that is only fetched as the browser's own parser reads them: it isn't drawn.
 * `outside`: how many of their kind stand elsewhere.
 */
export async function headOf(page: Page, path: string | 'open') {
  const html = path === 'open' ? null : await (await page.request.get(path)).text();
  const { titles, tags, outside } = await page.evaluate((text) => {
    const { head, body } = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const kinds = 'meta[name], meta[property], title, link[rel="canonical"]';
    const named = [...head.querySelectorAll('meta[name], meta[property], link[rel="canonical"]')];
    return {
      titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
      tags: named.map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? '',
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
      ]),
      // Drawings have titles of their own.
      outside: [...body.querySelectorAll(kinds)].filter((tag) => !tag.closest('svg')).length,
    };
  }, html);
  const contentsOf = (name: string) => tags.flatMap(([key, content]) => (key === name ? [content] : []));
  return { titles, contentsOf, outside };
}
