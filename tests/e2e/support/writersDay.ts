import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { letScheduleBeDue } from './database';

interface WrittenPost {
  slug: string;
  /** What the picture shows. */
  alt: string;
  /** Where the text links to. */
  target: { title: string; slug: string };
}

/** Of the picture in the text. */
export const caption = 'Lit at six';

/** A post whose hour is set: readers don't have it before, and then all that was put into it. */
export async function expectGoesOut(
  page: Page,
  request: APIRequestContext,
  { slug, alt, target }: WrittenPost,
): Promise<void> {
  const path = `/blog/${slug}`;
  expect((await request.get(path)).status()).toBe(404);
  await letScheduleBeDue(slug);
  await expect
    .poll(async () => (await request.get(path)).status(), { timeout: 60_000, intervals: [500] })
    .toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Plan for the year' })).toBeVisible();
  const figure = page.getByRole('figure').filter({ hasText: caption });
  await expect(figure.getByRole('img')).toHaveAttribute('alt', alt);
  const link = page.locator(`article a[href="/blog/${target.slug}"]`);
  await expect(link.first()).toBeVisible();
}
