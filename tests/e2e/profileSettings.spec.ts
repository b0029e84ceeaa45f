import type { Page } from '@playwright/test';
import { phonePhoto } from '../factories/picture';
import {
  createAccount,
  createClient,
  freshEmail,
  goodPassword,
  signIn,
  signInAgain,
} from './support/accounts';
import { expect, test } from './support/test';

const openSection = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saveProfile = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();

test('the profile can be changed, picture and all', async ({ page, expectAccessible }) => {
  await signIn(page);
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
});

test(
  'a field that nobody touched follows what was changed elsewhere, and is not written back',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token, email, name } = await signIn(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    const elsewhere = await page.request.put('/api/auth/profile', {
      headers: { Authorization: `Bearer ${token}` },
      data: { name: 'Nadia Elsewhere', email, company: 'Example Supply' },
    });
    expect(elsewhere.status()).toBe(200);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/auth/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('link', { name: 'Profile Settings' }).click();
    await expect(field(page, 'Full Name')).toHaveValue(name);
    await field(page, 'Company (optional)').fill('Typed Supply');
    letGo();
    await expect(field(page, 'Full Name')).toHaveValue('Nadia Elsewhere');
    await expect(field(page, 'Company (optional)')).toHaveValue('Typed Supply');
    await saveProfile(page);
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Full Name')).toHaveValue('Nadia Elsewhere');
    await expect(field(page, 'Company (optional)')).toHaveValue('Typed Supply');
  },
);

test(
  'a tab that has been open for long leaves alone what was saved elsewhere since',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token, email, name } = await signIn(page);
    const headers = { Authorization: `Bearer ${token}` };
    await page.goto('/profile-settings');
    await expect(field(page, 'Full Name')).toHaveValue(name);
    const profile = { name, email, company: 'Elsewhere Supply' };
    expect((await page.request.put('/api/auth/profile', { headers, data: profile })).status()).toBe(200);
    await field(page, 'Full Name').fill('Nadia Owner');
    await saveProfile(page);
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(field(page, 'Company (optional)')).toHaveValue('Elsewhere Supply');

    await openSection(page, 'Preferences');
    const marketing = page.getByRole('checkbox', { name: /Marketing Communications/ });
    await expect(marketing).not.toBeChecked();
    const preferences = { emailNotifications: true, marketingEmails: true, timezone: 'UTC' };
    const kept = await page.request.put('/auth/preferences', { headers, data: preferences });
    expect(kept.status()).toBe(200);
    await page.getByLabel('Timezone').selectOption('Europe/Lisbon');
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByText('Preferences updated successfully')).toBeVisible();
    await expect(marketing).toBeChecked();
  },
);

test.describe('what can’t be saved', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)|409 \(Conflict\)|401 \(Unauthorized\)|503/ });

  test(
    'in the profile says why and keeps what was typed',
    { tag: '@desktop' },
    async ({ page, expectAccessible }) => {
      const other = await createClient();
      await signIn(page);
      await page.goto('/profile-settings');
      await field(page, 'Full Name').fill(' ');
      await field(page, 'Email').fill('nobody');
      await saveProfile(page);
      await expect(page.getByText('Name is required')).toBeVisible();
      await expect(page.getByText('Enter a valid email address')).toBeVisible();
      await expect(field(page, 'Full Name')).toBeFocused();
      await expectAccessible();

      await field(page, 'Full Name').fill('Nadia Owner');
      await field(page, 'Email').fill(other.email);
      await saveProfile(page);
      await expect(page.getByText('An account with this email already exists')).toBeVisible();
      await expect(field(page, 'Full Name')).toHaveValue('Nadia Owner');

      await field(page, 'Email').fill(freshEmail());

      const picture = page.getByLabel('Profile picture');
      const choose = (buffer: Buffer) =>
        picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await choose(Buffer.alloc(5.1 * 1024 * 1024));
      await expect(page.getByText('Image size must be less than 5MB')).toBeVisible();
      await choose(Buffer.from('no picture'));
      await saveProfile(page);
      await expect(page.getByText('Invalid image')).toBeVisible();
    },
  );

  test('as a password says why', { tag: '@desktop' }, async ({ page, expectAccessible }) => {
    await signIn(page);
    await page.goto('/profile-settings#password');
    let requests = 0;
    page.on('request', (request) => {
      requests += Number(request.method() === 'PUT');
    });
    const change = () => page.getByRole('button', { name: 'Change Password' }).click();
    await password(page, 'Current Password').fill('wrong guess');
    await password(page, 'New Password').fill('another horse 8');
    await password(page, 'Confirm New Password').fill('another horse 9');
    await change();
    await expect(page.getByText('New passwords do not match')).toBeVisible();
    expect(requests).toBe(0);
    await expectAccessible();
    await password(page, 'Confirm New Password').fill('another horse 8');
    await change();
    await expect(page.getByText('Current password is incorrect')).toBeVisible();
    await password(page, 'Current Password').fill(goodPassword);
    await password(page, 'New Password').fill('12345');
    await password(page, 'Confirm New Password').fill('12345');
    await change();
    await expect(page.getByText('Must be at least 6 characters').last()).toBeVisible();
    expect(requests).toBe(1);
  });

  test('as preferences says so', { tag: '@desktop' }, async ({ page }) => {
    await signIn(page);
    await page.goto('/profile-settings#preferences');
    await page.route('**/auth/preferences', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByText('Failed to update preferences')).toBeVisible();
  });

  test(
    'because the session ended leads to the login, and nothing typed is lost',
    { tag: '@desktop' },
    async ({ page }) => {
      const { email, token } = await signIn(page);
      await page.goto('/profile-settings');
      await field(page, 'Full Name').fill('Nadia Owner');
      await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
      await saveProfile(page);
      await expect(page.getByText(/Your session has ended/)).toBeVisible();
      await signInAgain(page, email);
      await expect(field(page, 'Full Name')).toHaveValue('Nadia Owner');
      await saveProfile(page);
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
    },
  );
});

test(
  'who signs in elsewhere in this browser finds their own words',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page);
    await page.goto('/profile-settings');
    await field(page, 'Full Name').fill('Typed by the first');
    const { token } = await createAccount('client', { name: 'Kim Other' });
    await page.evaluate((other) => {
      localStorage.setItem('token', other);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    }, token);
    await expect(field(page, 'Full Name')).toHaveValue('Kim Other');
  },
);

test('a new password is used from then on', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await signIn(page);
  await page.goto('/profile-settings');
  await openSection(page, 'Change Password');
  await password(page, 'Current Password').fill(goodPassword);
  await password(page, 'New Password').fill('another horse 8');
  await password(page, 'Confirm New Password').fill('another horse 8');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(password(page, 'Current Password')).toHaveValue('');
  const login = await page.request.post('/api/auth/login', { data: { email, password: 'another horse 8' } });
  expect(login.status()).toBe(200);
});

test('preferences are kept', async ({ page, expectAccessible }) => {
  const { token } = await signIn(page);
  await page.goto('/profile-settings');
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
