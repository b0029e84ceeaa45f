import { signIn, signInAs, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

test('has three tabs, Users first, and everything else behind More', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Portal' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  const place = (name: string) => navigation.getByRole('link', { name, exact: true });
  const current = navigation.getByRole('link').and(page.locator('[aria-current]'));
  await expect(navigation.getByRole('link')).toHaveText(['Users', 'Blog', 'Categories']);
  await expect(current).toHaveText('Users');

  const more = navigation.getByRole('button', { name: /^More/ });
  await more.press('Enter');
  await expect(navigation.getByRole('heading')).toHaveText(['Content', 'People', 'Reports', 'Site']);
  await expect(place('CMS')).toHaveAttribute('href', '/cms');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(place('CMS')).toBeHidden();
  await expect(more).toBeFocused();

  await place('Blog').press('Enter');
  await expect(page).toHaveURL('/admin/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await expect(current).toHaveText('Blog');

  await place('Categories').click();
  await expect(page).toHaveURL('/admin/categories');
  await expect(page.getByRole('button', { name: 'Create Category' })).toBeDisabled();
  await expectAccessible();

  await more.click();
  await place('Search metadata').click();
  await expect(page).toHaveURL('/admin/seo');
  await expect(place('Search metadata')).toBeHidden();
  await page.goBack();
  await expect(current).toHaveText('Categories');
});

test('leads from the address of a tab to its page', { tag: '@desktop' }, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin?tab=blog&search=nothing-is-called-this');
  await expect(page).toHaveURL('/admin/blog?search=nothing-is-called-this');
  await page.goto('/admin?tab=categories');
  await expect(page).toHaveURL('/admin/categories');
});

test('is closed to clients', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin?tab=blog');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/');
});

test(
  'shows marketers their screens and turns them away from others',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, 'marketer');
    await page.goto('/admin/blog');
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    await expect(navigation.getByRole('link')).toHaveText(['Blog', 'Categories']);
    await navigation.getByRole('button', { name: /^More/ }).click();
    await expect(navigation.getByRole('heading')).toHaveText(['Content', 'People', 'Site']);
    for (const path of ['/admin', '/admin/overview', '/admin/trail', '/admin/analyst']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/cms');
    }
  },
);

test(
  'sends visitors of the blog to the home page, of all else to the login',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/admin/blog?edit=some-post');
    await expect(page).toHaveURL('/');
    await page.goto('/admin/categories');
    await expect(page).toHaveURL('/login?next=%2Fadmin%2Fcategories');
  },
);
