import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { createClient, goodPassword } from './support/accounts';
import { expect, test } from './support/test';

test.describe('signing in and out', () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)|ERR_FAILED/ });

  test('leads to where somebody was going, survives a bad line, and ends in every tab', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const { email } = await createClient();
    const emailField = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabel('Password', { exact: true });
    const signIn = page.getByRole('button', { name: 'Sign In' });

    await test.step('a deep link asks for the login first', async () => {
      await page.goto('/profile-settings?from=mail#password');
      await expect(page).toHaveURL('/login?next=%2Fprofile-settings%3Ffrom%3Dmail%23password');
    });

    await test.step('what sends the form can’t be fetched', async () => {
      await expect(signIn).toBeEnabled();
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await emailField.fill(email);
      await password.fill('wrong guess');
      await signIn.click();
      await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
      await expect(emailField).toHaveValue(email);
      await page.unroute('**/_next/static/chunks/**');
    });

    await test.step('a wrong password is told, the right one leads on', async () => {
      await signIn.click();
      await expect(page.getByText('Invalid email or password')).toBeVisible();
      await expect(emailField).toHaveValue(email);
      await expectAccessible();
      await password.fill(goodPassword);
      await signIn.click();
      await expect(page).toHaveURL('/profile-settings?from=mail#password');
      await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
    });

    await test.step('who is signed in is led out of the site by no login address', async () => {
      await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    });

    await test.step('logging out in another tab ends the session here, too', async () => {
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const other = await context.newPage();
      await other.goto('/dashboard');
      await other.getByRole('button', { name: /menu/i }).last().click();
      await other.getByRole('button', { name: 'Logout' }).click();
      await expect(other).toHaveURL('/login');
      await expect(page).toHaveURL('/login?next=%2Fdashboard');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      const me = await page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
      expect(me.status()).toBe(401);
    });
  });
});

test.describe('a submit before the scripts of the page have come', () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test('counts once they are there, with what was typed', async ({ page, context }) => {
    const { email } = await createClient();
    const emailField = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabel('Password', { exact: true });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await context.route('**/_next/static/chunks/**', async (route) => {
      await held;
      await route.fallback();
    });
    // Not `goto`, which waits for the scripts.
    await page.goto('about:blank');
    await page.evaluate((url) => location.assign(url), `${siteUnderTest.url}/login`);
    await emailField.fill(email);
    await password.fill('wrong guess');
    await password.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/login');
    letGo();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(emailField).toHaveValue(email);
    await expect(password).toHaveValue('wrong guess');
    await password.fill(goodPassword);
    await password.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });
});
