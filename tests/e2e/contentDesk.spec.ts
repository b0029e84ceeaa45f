import { signIn, signInAs } from './support/accounts';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

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
    const json = Object.fromEntries(kinds.map((kind) => [kind, nothing]));
    await page.route('**/api/admin/desk', (route) => route.fulfill({ json }));
    await signInAs(page, 'marketer');
    await page.goto('/admin/desk');
    await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Start one with “New Post”');
    await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText('“Publish later”');
    await expect(page.getByRole('link', { name: /^Show all/ })).toHaveCount(0);
    await expectAccessible();
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
