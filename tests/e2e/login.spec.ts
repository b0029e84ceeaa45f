import { createClient, goodPassword, signIn } from './support/accounts';
import { expect, test } from './support/test';

test.describe('signing in', () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)|503/ });

  test(
    'shows the server’s message, works while loading, and goes to the dashboard',
    { tag: '@desktop' },
    async ({ page, expectAccessible }) => {
      const { email, name } = await createClient();
      await page.context().clearCookies();
      await page.goto('/login');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectAccessible();
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Enter a valid email address')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('wrong guess');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Invalid email or password')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await expectAccessible();

      await page.getByLabel('Password', { exact: true }).fill(goodPassword);
      let answer = () => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/auth/login', async (route) => {
        await asked;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeDisabled();
      answer();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
    },
  );

  test('falls back to its own message when the server has none', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('kim@example.test');
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  });

  test(
    'clears an ended session silently and asks to sign in again',
    { tag: '@desktop' },
    async ({ page }) => {
      const { token } = await signIn(page);
      await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/login?next=%2Fdashboard');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  );
});

test.describe('when what sends the form can’t be fetched', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test('says so, keeps what was typed, and signs in on the next try', async ({ page }) => {
    const { email } = await createClient();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a deep link comes back to where the visitor was going', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await createClient();
  await page.goto('/profile-settings?from=mail#password');
  await expect(page).toHaveURL('/login?next=%2Fprofile-settings%3Ffrom%3Dmail%23password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile-settings?from=mail#password');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
});

test('no login address leads out of the site', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL('/dashboard');
  }
});

test('pages of the portal are for people who are signed in', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/dashboard', '/ai-analysis', '/opportunity-analysis', '/profile-settings', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('the Admin Portal leads clients to their dashboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
});

test(
  'logging out ends the session everywhere and leads to the login',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await signIn(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /menu/i }).last().click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const me = await page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(401);
  },
);

test('logging out doesn’t wait for a server that never answers', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
  await page.route('**/api/auth/logout', () => undefined);
  await page.getByRole('button', { name: /menu/i }).last().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page).toHaveURL('/login');
});
