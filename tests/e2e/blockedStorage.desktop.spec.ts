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

test.describe('where the browser keeps nothing', () => {
  // Whether a cookie knows somebody can only be asked.
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test.beforeEach(({ page }) => page.addInitScript(blockStorage));

  test('a sign-in says so, and holds from page to page', async ({ page, expectAccessible }) => {
    const name = await signInByForm(page);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(notice(page)).toBeVisible();
    await expectAccessible();
    // Nothing but this document knows who is signed in.
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('link', { name: 'Profile Settings' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
  });

  test('after a reload the session of the cookie goes on, until it is ended', async ({ page }) => {
    const name = await signInByForm(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
  });

  test('who comes back to the sign-in without a cookie reads why', async ({ page }) => {
    const name = await signInByForm(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
    await expect(notice(page)).toBeVisible();
  });

  test('a sign-up says so, and leads on', async ({ page }) => {
    await page.goto('/ai-opportunity-assessment');
    const form = page.getByRole('region', { name: 'Create your free account' });
    await expect(form.getByText('Your browser keeps nothing for this site.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Full Name' }).fill('Robin Example');
    await form.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
    await form.getByRole('textbox', { name: 'Company' }).fill('Example Supply');
    await form.getByLabel('Password', { exact: true }).fill(goodPassword);
    await form.getByRole('button', { name: 'Create Free Account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Example');
  });
});
