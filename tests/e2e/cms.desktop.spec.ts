import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { expect, test } from './support/test';

// The panel asks who is signed in while it logs out, and the site finds the session ended.
test.use({ expectedNoise: /404 \(Not Found\)|401 \(Unauthorized\)/ });

test('an administrator signs in once for site, Admin Portal and CMS, and out of all', async ({ page }) => {
  await page.goto('/cms');
  await expect(page).toHaveURL('/login?next=%2Fcms');
  await page.getByRole('textbox', { name: 'Email' }).fill(firstAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(firstAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/cms');
  await expect(page.getByRole('link', { name: 'Analyses', exact: true })).toBeVisible();

  // Without its cookie the browser is still signed in: it gets it again on the way through the sign-in.
  await page.context().clearCookies();
  await page.goto('/cms');
  await expect(page).toHaveURL('/cms');
  await expect(page.getByRole('link', { name: 'Analyses', exact: true })).toBeVisible();

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Portal' })).toBeVisible();

  await page.goto('/cms/logout');
  // The panel goes on to its own login first, which leads to the site's.
  await expect(page).toHaveURL('/login?next=%2Fcms');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
});

test('one’s own email and password are changed in the profile settings', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: firstAdmin });
  await page.goto('/cms/account');
  await expect(page.getByText(`You sign in as ${firstAdmin.email}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/./);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden();
  const link = page.getByRole('link', { name: 'profile settings' });
  await expect(link).toHaveAttribute('href', '/profile-settings#password');
});
