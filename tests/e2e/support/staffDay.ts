import { expect, type Page } from '@playwright/test';

/** As a person does it: nothing is in the browser before. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** To another screen of administration, or of the panel, until it is there. */
export async function openPlace(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  if (!['Users', 'Blog', 'Categories'].includes(name))
    await navigation.getByRole('button', { name: /^More/ }).click();
  // Beside a name may stand how many are new.
  await navigation.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
}

/** By the account's menu. Nothing that needs an account opens afterwards. */
export async function leaveByMenu(page: Page, start: string): Promise<void> {
  const opened: string[] = [];
  page.on('request', (request) => opened.push(request.url()));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  // The page that is left doesn't ask to come back to it.
  expect(opened.filter((url) => url.includes('/login?next='))).toEqual([]);
  for (const path of [start, '/cms']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
}
