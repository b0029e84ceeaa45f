import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createClient, freshEmail, goodPassword, signIn, signInAs } from './support/accounts';
import { askForEmail, rememberFormerEmail } from './support/emailChanges';
import { linkIn, mailTo } from './support/outbox';
import { expect, sendAnew, test } from './support/test';

const newPassword = 'another horse 8';

async function signInAt(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function chooseNewPassword(page: Page) {
  await page.getByLabel('New Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test.describe('a forgotten password', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test('is replaced through the mailbox, with a link that works once', async ({ page, expectAccessible }) => {
    const { email } = await createClient();
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/^If there is an account with this email/)).toBeVisible();
    await expectAccessible();

    const link = linkIn(await mailTo(email, 'Set a new password'), '/reset-password');
    await page.goto(link);
    await expectAccessible();
    await chooseNewPassword(page);
    await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible();
    await signInAt(page, email, newPassword);
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await chooseNewPassword(page);
    await expect(page.getByText('This link has been used already or has expired.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('has the same answer for an address that is not known', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/^If there is an account with this email/)).toBeVisible();
  });

  test('needs the whole link', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/reset-password');
    const incomplete = page.getByText(/The link is incomplete/);
    const button = page.getByRole('button', { name: 'Set new password' });
    await expect(incomplete).toBeVisible();
    await expect(button).toBeDisabled();

    await page.goto('/reset-password#token=secret');
    await expect(button).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/reset-password#token=secret');
    await expect(incomplete).toBeHidden();
    await expect(button).toBeEnabled();
  });
});

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });

test('a new email of staff takes the current password, and holds at once where no mail is sent', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'marketer');
  const changed = freshEmail();
  await page.goto('/profile-settings');
  await expect(page.getByText('Needed to change your email.')).toBeHidden();
  await emailField(page).fill(changed);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Enter your current password to change your email')).toBeVisible();
  await expectAccessible();
  const profile = page.getByRole('region', { name: 'Profile Information' });
  await profile.getByLabel('Current Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByText('Needed to change your email.')).toBeHidden();
  await page.reload();
  await expect(emailField(page)).toHaveValue(changed);
});

test.describe('a new email that waits', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test('is confirmed on the page that its link opens', async ({ page, expectAccessible }) => {
    const { email } = await signIn(page);
    const pending = freshEmail();
    await askForEmail(email, pending);
    await page.goto('/profile-settings');
    await expect(page.getByText(`We emailed a link to ${pending}.`)).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
    await expectAccessible();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('The link has been sent again. Only the newest one works.')).toBeVisible();

    const link = linkIn(await mailTo(pending, 'Confirm your new email'), '/confirm-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your new email' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'This is my account: use this email' }).click();
    await expect(page.getByText(/^Your account uses this email from now on/)).toBeVisible();
    await expect(page.getByRole('main').getByText(pending)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your profile settings' }).click();
    await expect(emailField(page)).toHaveValue(pending);
    await expect(page.getByText('We emailed a link to')).toBeHidden();

    await page.goto(link);
    await page.getByRole('button', { name: 'This is my account: use this email' }).click();
    await expect(page.getByText('This link has been used already or has expired.')).toBeVisible();
  });

  test('can be given up', { tag: '@desktop' }, async ({ page }) => {
    const { email } = await signIn(page);
    await askForEmail(email, freshEmail());
    await page.goto('/profile-settings');
    await page.getByRole('button', { name: 'Keep the old email' }).click();
    await expect(page.getByText('Your email stays as it is.')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await expect(emailField(page)).toHaveValue(email);
    await expect(page.getByText('We emailed a link to')).toBeHidden();
  });
});

test(
  'a changed email can be undone from the old mailbox',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    const { email } = await signIn(page);
    const former = freshEmail();
    await page.goto(await rememberFormerEmail(email, former));
    await expectAccessible();
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await chooseNewPassword(page);
    await expect(page).toHaveURL('/login?notice=password-changed');
    await signInAt(page, former, newPassword);
    await expect(page).toHaveURL('/dashboard');
  },
);

test('other devices are listed and can be signed out', async ({
  page,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const { email, token } = await signIn(page);
  const phone = await playwright.request.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  });
  sendAnew(phone);
  const signInThere = async () => {
    const answer = await phone.post('/api/auth/login', { data: { email, password: goodPassword } });
    return ((await answer.json()) as { token: string }).token;
  };
  const isSignedIn = async (other: string) =>
    (await phone.get('/api/auth/me', { headers: { Authorization: `Bearer ${other}` } })).ok();
  const [first, second, third] = [await signInThere(), await signInThere(), await signInThere()];

  await page.goto('/profile-settings#password');
  const sessions = page.getByRole('listitem').filter({ hasText: 'Signed in' });
  await expect(sessions).toHaveCount(4);
  await expect(sessions.first()).toContainText('This is you');
  await expect(sessions.nth(1)).toContainText('Firefox on Windows');
  await expect(sessions.nth(1)).toContainText(/Signed in \w+ \d+.*, last used \w+ \d+/);
  await expectAccessible();
  await sessions
    .last()
    .getByRole('button', { name: /^Sign out: Firefox on Windows/ })
    .click();
  await expect(page.getByText('Firefox on Windows: signed out')).toBeVisible();
  await expect(sessions).toHaveCount(3);
  expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([false, true]);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  expect([await isSignedIn(second), await isSignedIn(third), await isSignedIn(token)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await mailTo(email, 'New sign-in to your account')).toContain('Firefox on Windows');
  await phone.dispose();
});

test('a session is kept while somebody works on a page for long', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await signIn(page);
  await page.clock.install();
  await page.goto('/profile-settings');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Nadia');
  const refreshing = page.waitForResponse('**/api/auth/refresh-token');
  await page.clock.fastForward('31:00');
  await page.getByRole('textbox', { name: 'Full Name' }).press('x');
  expect((await refreshing).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Nadiax');
});

test('all of one’s data can be taken along', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await signIn(page);
  await page.goto('/profile-settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(email);
});

test.describe('deleting the account', () => {
  test.use({ expectedNoise: /40[01] \((Bad Request|Unauthorized)\)/ });

  test('needs the password, and leaves nothing', async ({ page, expectAccessible }) => {
    const { email } = await signIn(page);
    await page.goto('/profile-settings');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expectAccessible();
    await dialog.getByLabel('Your password', { exact: true }).fill('wrong guess');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInAt(page, email, goodPassword);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await mailTo(email, 'Your account has been deleted');
  });
});
