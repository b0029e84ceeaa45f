import { signIn, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

test('has three tabs, each with an address', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Users')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveText(['Users', 'Blog', 'Categories']);
  await expect(page.getByRole('link', { name: 'Content management system' })).toHaveAttribute('href', '/cms');

  await tab('Blog').click();
  await expect(page).toHaveURL('/admin?tab=blog');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await expectAccessible();

  await tab('Blog').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Categories')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?tab=categories');
  await expect(page.getByRole('button', { name: 'Create Category' })).toBeDisabled();
  await expectAccessible();

  await page.goBack();
  await expect(tab('Blog')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
});

test('is closed to clients', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin?tab=blog');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/');
});

test('sends visitors to the login, and back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fblog');
});
