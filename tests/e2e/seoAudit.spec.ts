import { signIn, signInAsAdmin } from './support/accounts';
import { SeoEditor } from './support/seoEditor';
import { expect, test } from './support/test';

test('lists every page, names the findings, and leads to the editor', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Search metadata' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search metadata audit' })).toBeVisible();
  const pages = page.getByRole('list', { name: 'Pages', exact: true });
  await expect(pages.getByRole('heading', { name: '/contact' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Findings of /privacy' })).toContainText(
    'Search engines never list this page.',
  );
  await expectAccessible();

  await pages.getByRole('link', { name: 'Edit page /contact', exact: true }).click();
  const editor = new SeoEditor(page);
  await editor.untilLoaded();
  await expect(editor.dialog).toContainText('Page /contact');
  await editor.press('Cancel');
  await expect(editor.dialog).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('sends clients to their dashboard', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/seo');
  await expect(page).toHaveURL('/dashboard');
});

test.describe('when the pages can’t be read', () => {
  test.use({ expectedNoise: /503|could not be loaded/ });

  test('says so and tries again', async ({ page }) => {
    await signInAsAdmin(page);
    await page.route('**/api/seo/entries', (route) =>
      route.fulfill({ status: 503, json: { message: 'Down' } }),
    );
    await page.goto('/admin/seo');
    await expect(page.getByText('The pages could not be read.')).toBeVisible();
    await page.unroute('**/api/seo/entries');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: '/contact' })).toBeVisible();
  });
});
