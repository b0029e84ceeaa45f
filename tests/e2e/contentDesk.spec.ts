import { signIn, signInAs } from './support/accounts';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

const nothing = { total: 0, items: [] };
const kinds = [
  'drafts',
  'scheduled',
  'published',
  'findings',
  'repetitions',
  'pictures',
  'links',
  'inquiries',
];
const emptyDesk = Object.fromEntries(kinds.map((kind) => [kind, nothing]));

test('shows what waits, and leads to it', async ({ page, expectAccessible }) => {
  await (await Editor.signIn(page.request)).write({ metaTitle: 'Wide words '.repeat(9) });
  await signInAs(page, 'marketer');
  await page.goto('/admin/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Content Desk' })).toBeVisible();
  const section = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(page.getByRole('region')).toHaveCount(8);
  await expectAccessible();
  const published = section('Recently published');
  await expect(published.getByRole('listitem').first()).toBeVisible();
  await expect(published.getByRole('link', { name: /^Show all/ })).toHaveAttribute('href', '/blog');
  await expect(published.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/./,
  );
  await section('Findings on live pages')
    .getByRole('link', { name: /^Show all/ })
    .press('Enter');
  await expect(page).toHaveURL('/admin/seo');
  await page.goBack();
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page).toHaveURL('/admin/blog?new');
  await expect(page.getByRole('dialog', { name: 'Create Post' })).toBeVisible();
});

test.describe('where there is nothing', { tag: '@desktop' }, () => {
  test('says what to do first', async ({ page, expectAccessible }) => {
    await page.route('**/api/admin/desk', (route) => route.fulfill({ json: emptyDesk }));
    await signInAs(page, 'marketer');
    await page.goto('/admin/desk');
    await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Start one with “New Post”');
    await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText('“Publish later”');
    await expect(page.getByRole('link', { name: /^Show all/ })).toHaveCount(0);
    await expectAccessible();
  });
});

test.describe('far from the server', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test('hours are by the reader’s clock, and a post’s day is the post’s', async ({ page }) => {
    const post = { id: 1, title: 'Counting Hours', slug: 'counting-hours' };
    const json = {
      ...emptyDesk,
      scheduled: { total: 1, items: [{ ...post, type: 'publish', at: '2026-11-27T15:00:00.000Z' }] },
      published: { total: 1, items: [{ ...post, date: '2026-11-20T00:00:00.000Z' }] },
    };
    await page.route('**/api/admin/desk', (route) => route.fulfill({ json }));
    await signInAs(page, 'marketer');
    await page.goto('/admin/desk');
    await expect(page.getByRole('region', { name: /^Scheduled/ })).toContainText(
      /Goes public Nov 27, 2026, 10:00\sAM/,
    );
    await expect(page.getByRole('region', { name: /^Recently published/ })).toContainText('Nov 20, 2026');
  });

  test('they are in the panel as well, whose first screen is drawn by the server', async ({ page }) => {
    const editor = await Editor.signInToCms(page);
    await editor.saveDraft(await editor.write(), { title: freshTitle() });
    await page.goto('/cms');
    const moments = page.getByRole('region', { name: /^Drafts/ }).locator('time');
    await expect(moments.first()).toHaveText(/\d:\d\d\s[AP]M$/);
    const wrong = await moments.evaluateAll((all) => {
      const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
      const inNewYork = (one: Element) => clock.format(new Date(one.getAttribute('datetime') ?? ''));
      return all.filter((one) => !one.textContent.endsWith(inNewYork(one))).map((one) => one.outerHTML);
    });
    expect(wrong).toEqual([]);
  });
});

test.describe('when it can’t be read', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|could not be loaded/ });

  test('says so and tries again', async ({ page }) => {
    await signInAs(page, 'marketer');
    await page.route('**/api/admin/desk', (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await page.goto('/admin/desk');
    await expect(page.getByText('Your desk could not be loaded.')).toBeVisible();
    await page.unroute('**/api/admin/desk');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: /^Drafts/ })).toBeVisible();
  });
});

test('sends clients to their dashboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/desk');
  await expect(page).toHaveURL('/dashboard');
});
