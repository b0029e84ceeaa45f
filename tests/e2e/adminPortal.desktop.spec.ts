import type { Page } from '@playwright/test';
import { writeWord } from '../../scripts/testing/modelForBrowsers.mjs';
import { analysisBody } from '../factories/analysisBody';
import { createClient, signIn, signInAs, signInAsAdmin } from './support/accounts';
import { openPlace } from './support/staffDay';
import { expect, test } from './support/test';
import { newUser } from './support/users';

const places = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

test('The navigation leads through administration, by keyboard and back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsAdmin(page);
  const navigation = places(page);
  const place = (name: string) => navigation.getByRole('link', { name, exact: true });
  const current = navigation.getByRole('link').and(page.locator('[aria-current]'));
  const more = navigation.getByRole('button', { name: /^More/ });

  await test.step('an address that names a tab leads to its page', async () => {
    await page.goto('/admin?tab=blog&search=nothing-is-called-this');
    await expect(page).toHaveURL('/admin/blog?search=nothing-is-called-this');
  });

  await test.step('three tabs stand in sight, Users first', async () => {
    await place('Users').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Portal' })).toBeVisible();
    await expect(navigation.getByRole('link')).toHaveText(['Users', 'Blog', 'Categories']);
    await expect(current).toHaveText('Users');
  });

  await test.step('More opens and closes by the keyboard', async () => {
    await more.press('Enter');
    await expect(navigation.getByRole('heading')).toHaveText(['Content', 'People', 'Reports', 'Site']);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(place('Content Desk')).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('its places are left by Back', async () => {
    await place('Blog').press('Enter');
    await expect(page).toHaveURL('/admin/blog');
    await expect(current).toHaveText('Blog');
    await more.click();
    await place('Trail').click();
    await expect(page).toHaveURL('/admin/trail');
    await expect(place('Trail')).toBeHidden();
    await page.goBack();
    await expect(current).toHaveText('Blog');
  });
});

async function expectLed(page: Page, ways: Record<string, string>): Promise<void> {
  for (const [from, to] of Object.entries(ways)) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
}

test('Screens of administration turn away whoever they are not for', async ({ page }) => {
  await test.step('visitors', () =>
    expectLed(page, {
      '/admin/blog?edit=some-post': '/',
      '/admin/categories': '/login?next=%2Fadmin%2Fcategories',
      '/admin/desk': '/login?next=%2Fcms',
      '/admin/redirects': '/login?next=%2Fcms%2Fcollections%2Fredirects',
    }));

  await test.step('marketers, who are led back to their start', async () => {
    await signInAs(page, 'marketer');
    await expectLed(page, { '/admin': '/cms', '/admin/trail': '/cms', '/admin/desk': '/cms' });
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Content Desk' })).toHaveAttribute('href', '/cms');
    await expect(main.getByRole('link', { name: 'Admin Portal' })).toHaveCount(0);
  });
});

test('Clients see no screen of administration', async ({ page }) => {
  await signIn(page);
  await expectLed(page, {
    '/admin?tab=blog': '/dashboard',
    '/admin/inquiries': '/dashboard',
    '/admin/blog': '/',
    '/admin/desk': '/dashboard',
    '/admin/seo': '/dashboard',
  });
});

test('An administrator reads figures, the language model’s use, the trail and the metadata check', async ({
  page,
  expectAccessible,
}) => {
  const client = await createClient();
  const generated = await page.request.post('/api/analysis/generate', {
    headers: { Authorization: `Bearer ${client.token}` },
    data: { ...analysisBody(), goals: `Fewer late orders, ${writeWord}` },
  });
  expect(generated.status()).toBe(201);
  const added = await newUser(page.request, await signInAsAdmin(page));
  await page.goto('/admin');

  await test.step('figures of another span, and back', async () => {
    await openPlace(page, 'Overview');
    await page.getByRole('button', { name: '12 months' }).click();
    await expect(page.getByText('in the 365 days before').first()).toBeVisible();
    await page.getByText('All figures as a table').click();
    const table = page.getByRole('table', { name: 'All figures as a table' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible();
    await page.goBack();
    await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('how the language model is doing', async () => {
    await openPlace(page, 'Language model');
    await expect(page.getByText('fake-model (openai-compatible)')).toBeVisible();
    await expect(page.getByText('Answering')).toBeVisible();
    const today = page.getByRole('table', { name: 'Days with questions' }).getByRole('row').nth(1);
    await expect(today.getByRole('cell').first()).toHaveText(/^\d/);
    await expectAccessible();
  });

  await test.step('the trail', async () => {
    await openPlace(page, 'Trail');
    const entries = page.getByRole('table', { name: 'Entries of the trail' });
    await page.getByRole('searchbox', { name: /^Search/ }).fill(added.email);
    await expect(entries.getByRole('row').nth(1)).toContainText(added.email);
    await expectAccessible();
  });

  await test.step('what pages say to search engines, and the way to its fields', async () => {
    await page.goto('/admin/seo');
    await expect(page).toHaveURL('/cms/metadata-check');
    const pages = page.getByRole('list', { name: 'Pages', exact: true });
    await expect(pages.getByRole('listitem').first()).toBeVisible();
    const find = page.getByRole('searchbox', { name: 'Find a page or post' });
    await find.fill('/privacy');
    await expect(page.getByRole('list', { name: 'Findings of /privacy' })).toContainText(
      'Search engines never list this page.',
    );
    await find.fill('/contact');
    await pages.getByRole('link', { name: 'Edit page /contact', exact: true }).click();
    await expect(page).toHaveURL(/\/cms\/collections\/seo-pages\/\d+#search-metadata$/);
  });
});
