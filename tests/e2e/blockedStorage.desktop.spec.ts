import type { Page } from '@playwright/test';
import { createClient, freshEmail, goodPassword } from './support/accounts';
import { expect, test } from './support/test';

/** As browsers do whose owner, or whose firm, lets sites keep nothing. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

const notice = (page: Page) => page.getByText('Your browser keeps nothing for this site.').first();

async function signInByForm(page: Page): Promise<string> {
  const { email, name } = await createClient();
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  return name;
}

async function signUpByForm(page: Page): Promise<void> {
  await page.goto('/ai-opportunity-assessment');
  const form = page.getByRole('region', { name: 'Create your free account' });
  await expect(form.getByText('Your browser keeps nothing for this site.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Robin Example');
  await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await form.getByRole('textbox', { name: 'Company' }).fill('Example Supply');
  await form.getByLabel('Password', { exact: true }).fill(goodPassword);
  await form.getByRole('button', { name: 'Create Free Account' }).click();
}

test.describe('where the browser keeps nothing', () => {
  // Whether a cookie knows somebody can only be asked.
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test.beforeEach(({ page }) => page.addInitScript(blockStorage));

  test('a sign-in says so, holds from page to page, and is known by its cookie after a reload', async ({
    page,
    expectAccessible,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const menu = page.getByRole('button', { name: 'Account menu' });
    const name = await signInByForm(page);

    await test.step('the session of the cookie goes on after a reload', async () => {
      await expect(page).toHaveURL('/dashboard');
      await expect(heading).toContainText(name);
      await expect(notice(page)).toBeVisible();
      await expectAccessible();
      await page.reload();
      await expect(heading).toContainText(name);
    });

    await test.step('who comes back without the cookie reads why', async () => {
      await page.context().clearCookies();
      await page.reload();
      await expect(page).toHaveURL('/login?next=%2Fdashboard');
      await expect(notice(page)).toBeVisible();
    });

    await test.step('a sign-up says so and leads on, in this document without the cookie, too', async () => {
      await signUpByForm(page);
      await expect(page).toHaveURL('/dashboard');
      await expect(heading).toContainText('Robin Example');
      await page.context().clearCookies();
      await menu.click();
      await page.getByRole('link', { name: 'Profile Settings' }).click();
      await expect(page.getByLabel('Full Name')).toHaveValue('Robin Example');
    });

    await test.step('a logout ends the session', async () => {
      await menu.click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/login?next=%2Fdashboard');
    });
  });
});
