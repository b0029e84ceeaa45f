import type { Page } from '@playwright/test';
import { signIn, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

/** Words of the editor's script, and of its stylesheet. */
const marks = ['Meta Description', 'var(--search-link)'];

/** Which of the marks have been downloaded, scripts and stylesheets alike. */
function watchDownloads(page: Page) {
  const texts: Promise<string>[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    addresses.push(response.url());
    if (response.ok() && /\.(js|css)/.test(response.url())) texts.push(response.text());
  });
  const found = async () => {
    const downloaded = (await Promise.all(texts)).join('\n');
    return marks.filter((mark) => downloaded.includes(mark));
  };
  return { addresses, found };
}

test('visitors and clients download none of it', async ({ page }) => {
  const { addresses, found } = watchDownloads(page);
  await page.goto('/team', { waitUntil: 'networkidle' });
  expect(await found()).toEqual([]);
  await signIn(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Edit SEO' })).toHaveCount(0);
  expect(await found()).toEqual([]);
  expect(addresses.filter((address) => address.includes('/api/seo'))).toEqual([]);
});

test('the same page gives an admin the editor', async ({ page }) => {
  await signInAsAdmin(page);
  const { found } = watchDownloads(page);
  await page.goto('/team', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Edit SEO' })).toBeVisible();
  expect(await found()).toEqual(marks);
});
