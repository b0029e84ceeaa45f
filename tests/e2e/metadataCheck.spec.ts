import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { signIn, signInAsAdmin } from './support/accounts';
import { Editor } from './support/posts';
import { SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';

test('lists every page, names the findings, and leads to the editor', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('button', { name: /^More/ }).click();
  await navigation.getByRole('link', { name: 'Search metadata' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search metadata check' })).toBeVisible();
  const pages = page.getByRole('list', { name: 'Pages', exact: true });
  await expect(pages.getByRole('listitem').first()).toBeVisible();
  await expectAccessible();

  const search = page.getByRole('searchbox', { name: 'Find a page or post' });
  await search.fill('/privacy');
  await expect(page.getByRole('list', { name: 'Findings of /privacy' })).toContainText(
    'Search engines never list this page.',
  );
  await search.fill('/contact');
  await pages.getByRole('link', { name: 'Edit page /contact', exact: true }).click();
  const editor = new SeoEditor(page);
  await editor.untilLoaded();
  await expect(editor.dialog).toContainText('Page /contact');
  await editor.press('Cancel');
  await expect(editor.dialog).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('leads from a post to its search metadata in the CMS', { tag: '@desktop' }, async ({ page }) => {
  const editor = await Editor.signIn(page.request);
  const post = await editor.write({ metaTitle: 'Wide words '.repeat(9) });
  await signInAsAdmin(page);
  await page.request.post('/api/auth/login', { data: firstAdmin });
  await page.goto(`/blog/${post.slug}`);
  await page.getByRole('link', { name: 'Edit SEO' }).click();
  await expect(page.getByRole('list', { name: `Findings of /blog/${post.slug}` })).toContainText(
    /The title is about \d+ px wide/,
  );
  await page.getByRole('link', { name: `Edit page /blog/${post.slug}` }).click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toBeInViewport();
  await expect(checks).toContainText(/The title is about \d+ px wide/);
  await expect(page.getByRole('textbox', { name: 'Meta title' })).toHaveValue(post.metaTitle ?? '');
});

test('sends clients to their dashboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/seo');
  await expect(page).toHaveURL('/dashboard');
});

test.describe('when the pages can’t be read', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /500|could not be loaded/ });

  test('says so and tries again', async ({ page }) => {
    await signInAsAdmin(page);
    await page.route('**/api/seo/audit?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await page.goto('/admin/seo');
    await expect(page.getByText('The pages could not be read.')).toBeVisible();
    await page.unroute('**/api/seo/audit?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Pages', exact: true })).toBeVisible();
  });
});
