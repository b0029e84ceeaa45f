import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { plainPng } from '../factories/picture';
import { createAccount } from './support/accounts';
import { findViolations, wcag } from './support/findViolations';
import { Editor } from './support/posts';
import { saveRecord, SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { watchForeignRequests } from './support/watchForeignRequests';

// No other test saves the record of this page; those here take turns.
test.describe.configure({ mode: 'default' });

const key = 'advantage';
const path = '/advantage';
let token: string;
let sharePath: string;

test.beforeAll(async ({ request }) => {
  ({ token } = await createAccount('marketer'));
  const answer = await request.post('/api/images/upload', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      picture: { name: 'balance sheet.png', mimeType: 'image/png', buffer: await plainPng(1200, 800) },
      alt: 'A balance sheet of the search metadata test',
    },
  });
  const { filename } = (await answer.json()) as { filename: string };
  sharePath = `/share/pictures/${filename.replace('.webp', '.jpg')}`;
});

// The panel opens a form at the tab that a person left last, so each test is a person of its own.
test.beforeEach(async ({ page }) => {
  ({ token } = await createAccount('marketer'));
  await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
});

// Other tests rely on the page's own words.
test.afterEach(({ request }) => saveRecord(request, token, key));

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const metaOf = (page: Page, property: string) => page.locator(`meta[property="${property}"]`);

const expectAccessible = async (page: Page): Promise<void> =>
  expect(await findViolations(page, { runOnly: wcag }, '[data-own-part]')).toEqual([]);

test('a marketer finds a page, gives it a title and a picture, and sees them before and after they are live', async ({
  page,
}) => {
  const foreign = watchForeignRequests(page);
  await page.goto('/cms');
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Search by/ }).fill('Our Adv');
  await expect(page).toHaveURL(/search=Our/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'Our Advantage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Advantage' })).toBeVisible();
  await tab(page, 'Search results').click();

  const title = page.getByRole('textbox', { name: 'Page Title', exact: true });
  await expect(title).toHaveAttribute('placeholder', / \| AI Advisory$/);
  await title.fill('What an accountant, a lawyer and a dentist learned about the hours of routine work');
  await expect(page.getByText('will be cut off')).toBeVisible();
  await page.getByRole('button', { name: 'Fit the title to width' }).click();
  await expect(title).not.toHaveValue(/routine work$/);
  await page.getByRole('button', { name: 'Fit the title to width' }).click();
  await expect(page.getByText('The title fits already.')).toBeVisible();
  await title.fill('Counted advantages');
  const result = page.getByRole('figure', { name: 'Search result, desktop' });
  await expect(result).toContainText('Counted advantages');
  await expectAccessible(page);

  await tab(page, 'Link previews').click();
  await page.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByText('balance-sheet', { exact: false }).first().click();
  const card = page.getByRole('figure', { name: 'Facebook, LinkedIn: large card' });
  await expect(card).toContainText('Counted advantages');
  await expect(card.locator('[style*="background-image"]')).toHaveAttribute('style', new RegExp(sharePath));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Updated successfully.');
  await page.goto(path);
  await expect(page).toHaveTitle('Counted advantages');
  await expect(metaOf(page, 'og:title')).toHaveAttribute('content', 'Counted advantages');
  await expect(metaOf(page, 'og:image')).toHaveAttribute('content', siteUnderTest.url + sharePath);
  const picture = await page.request.get(sharePath);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(foreign).toEqual([]);
});

test('Reset empties a page’s record, which then says its own words again', async ({ page, request }) => {
  await saveRecord(request, token, key, { title: 'To be reset', ogImage: sharePath });
  await page.goto('/cms/collections/seo-pages');
  await page.getByRole('link', { name: 'Our Advantage' }).click();
  await tab(page, 'Search results').click();
  const title = page.getByRole('textbox', { name: 'Page Title', exact: true });
  await expect(title).toHaveValue('To be reset');
  await page.getByRole('button', { name: 'Reset SEO', exact: true }).click();
  await expect(title).toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Updated successfully.');
  expect(await (await request.get(`/api/seo/public/${key}`)).json()).toEqual({});
});

test('structured data is filled from a template and checked, as in the editor on the page', async ({
  page,
}) => {
  await page.goto('/cms/collections/seo-pages');
  await page.getByRole('link', { name: 'Our Advantage' }).click();
  await tab(page, 'Structured data').click();
  await page.getByRole('combobox', { name: 'Schema Template' }).selectOption('Service');
  const generated = page.getByRole('textbox', { name: 'Generated Schema (read-only)' });
  await expect(generated).toHaveValue(/"@type": "Service"/);
  const own = page.getByRole('textbox', { name: 'Custom Schema' });
  await own.fill('{"@context":');
  await page.getByRole('button', { name: 'Validate Schema' }).click();
  await expect(page.getByText(/^✗ Invalid JSON-LD:/)).toBeVisible();
  await own.fill('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Updated successfully.');
  await page.goto(path);
  await expect
    .poll(() => page.locator('script[type="application/ld+json"]').allTextContents())
    .toContainEqual(expect.stringContaining('"Service"'));
});

test('the editor on the page picks a picture of the library', async ({ page }) => {
  const editor = new SeoEditor(page);
  await editor.open(path);
  await editor.press('Choose a picture for Open Graph Image URL');
  const pictures = page.getByRole('dialog', { name: 'Share picture' });
  await pictures.getByRole('searchbox').fill('search metadata test');
  await pictures.getByRole('button', { name: 'A balance sheet of the search metadata test' }).first().click();
  await expect(editor.field('Open Graph Image URL')).toHaveValue(sharePath);
  await editor.press('Save Settings');
  await editor.expectSaid('✓ SEO settings saved');
  await page.goto(path);
  await expect(metaOf(page, 'og:image')).toHaveAttribute('content', siteUnderTest.url + sharePath);
});

test('a post is kept out of search results, and names the address it belongs to', async ({ page }) => {
  const post = await (await Editor.signInToCms(page)).write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  await tab(page, 'SEO').click();
  await page.getByRole('checkbox', { name: 'Prevent search engines from indexing this page' }).check();
  await page.getByRole('textbox', { name: 'Canonical URL' }).fill('https://elsewhere.example/first');
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Indexing is prevented');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expectSaid(page, 'Updated successfully.');
  await page.goto(`/blog/${post.slug}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://elsewhere.example/first',
  );
});
