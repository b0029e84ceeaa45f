import type { Page } from '@playwright/test';
import { phonePhoto } from '../factories/picture';
import { goodPassword, signIn, signInAgain } from './support/accounts';
import { expect, test } from './support/test';

const openSection = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saveProfile = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();

test('somebody changes their profile, picture and all, their password and their preferences', async ({
  page,
  expectAccessible,
}) => {
  const { email, token } = await signIn(page);
  await page.goto('/profile-settings');
  await field(page, 'Full Name').fill('Nadia Owner');
  await field(page, 'Company (optional)').fill('');
  await page.getByLabel('Profile picture').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await saveProfile(page);
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expectAccessible();

  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Nadia Owner');
  await expect(field(page, 'Company (optional)')).toHaveValue('');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('body')).not.toBeFocused();
  await saveProfile(page);
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden();

  await openSection(page, 'Change Password');
  await password(page, 'Current Password').fill(goodPassword);
  await password(page, 'New Password').fill('another horse 8');
  await password(page, 'Confirm New Password').fill('another horse 8');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(password(page, 'Current Password')).toHaveValue('');
  const login = await page.request.post('/api/auth/login', { data: { email, password: 'another horse 8' } });
  expect(login.status()).toBe(200);

  await openSection(page, 'Preferences');
  await expect(page.getByRole('checkbox', { name: /Email Notifications/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Marketing Communications/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /Marketing Communications/ }).check();
  await page.getByLabel('Timezone').selectOption('Europe/Lisbon');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences updated successfully')).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel('Timezone')).toHaveValue('Europe/Lisbon');
  await expect(page.getByRole('checkbox', { name: /Marketing Communications/ })).toBeChecked();

  // Chosen while the zone had its former name, which is still a name of it.
  await page.request.put('/auth/preferences', {
    headers: { Authorization: `Bearer ${token}` },
    data: { emailNotifications: true, marketingEmails: false, timezone: 'Asia/Calcutta' },
  });
  await page.reload();
  await expect(page.getByLabel('Timezone')).toHaveValue('Asia/Kolkata');
  await expect(page.getByLabel('Timezone').getByRole('option', { name: 'Calcutta' })).toHaveCount(0);
});

test.describe('when the session ends meanwhile', () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });
  test('the login comes next, and nothing typed is lost', async ({ page }) => {
    const { email, token } = await signIn(page);
    const preferences = page.waitForResponse('**/auth/preferences');
    await page.goto('/profile-settings');
    await (await preferences).finished();
    await field(page, 'Full Name').fill('Nadia Owner');
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    await saveProfile(page);
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await signInAgain(page, email);
    await expect(field(page, 'Full Name')).toHaveValue('Nadia Owner');
    await saveProfile(page);
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
  });
});
