import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createClient, freshEmail, goodPassword, signIn } from './support/accounts';
import { askForEmail, rememberFormerEmail } from './support/emailChanges';
import { linkIn, mailTo } from './support/outbox';
import { expect, retryClosedConnections, test } from './support/test';

const newPassword = 'another horse 8';

async function signInAt(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function chooseNewPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });

test.describe('an account that was lost', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test('is taken back through the old mailbox, and its password replaced', async ({
    page,
    expectAccessible,
  }) => {
    const { email } = await createClient();
    const former = freshEmail();

    await test.step('the change of the email is undone', async () => {
      await page.goto(await rememberFormerEmail(email, former));
      await expectAccessible();
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await page.getByRole('link', { name: 'Choose a new password' }).click();
      await chooseNewPassword(page, newPassword);
      await expect(page).toHaveURL('/login?notice=password-changed');
      await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible();
    });

    const link = await test.step('the new password is forgotten', async () => {
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Email' }).fill(former);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText(/^If there is an account with this email/)).toBeVisible();
      await expectAccessible();
      return linkIn(await mailTo(former, 'Set a new password'), '/reset-password');
    });

    await test.step('the mailed link leads to another one', async () => {
      await page.goto(link);
      // The way past the menus keeps the link whole.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(link);
      await expectAccessible();
      await chooseNewPassword(page, goodPassword);
      await signInAt(page, former, goodPassword);
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('the link works once', async () => {
      await page.goto(link);
      await chooseNewPassword(page, newPassword);
      await expect(page.getByText('This link has been used already or has expired.')).toBeVisible();
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });
  });
});

/** Another browser, in which the same person signs in. */
async function openFirefox(
  playwright: {
    request: { newContext: (options: object) => Promise<import('@playwright/test').APIRequestContext> };
  },
  baseURL: string | undefined,
) {
  const firefox = await playwright.request.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  });
  retryClosedConnections(firefox);
  return {
    async signIn(email: string) {
      const answer = await firefox.post('/api/auth/login', { data: { email, password: goodPassword } });
      return ((await answer.json()) as { token: string }).token;
    },
    isSignedIn: async (token: string) =>
      (await firefox.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })).ok(),
    close: () => firefox.dispose(),
  };
}

test.describe('one’s own account', () => {
  test.use({ expectedNoise: /40[01] \((Bad Request|Unauthorized)\)/ });

  test('gets another email, is signed out elsewhere, and is deleted', async ({
    page,
    playwright,
    baseURL,
    expectAccessible,
  }) => {
    const { email, token } = await signIn(page);
    const pending = freshEmail();
    const firefox = await openFirefox(playwright, baseURL);
    let [first, second] = ['', ''];

    await test.step('a new email is confirmed on the page that its link opens', async () => {
      await askForEmail(email, pending);
      await page.goto('/profile-settings');
      await expect(page.getByText(`We emailed a link to ${pending}.`)).toBeVisible();
      await expect(emailField(page)).toHaveValue(email);
      await expectAccessible();
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await expect(page.getByText('The link has been sent again. Only the newest one works.')).toBeVisible();
      await page.goto(linkIn(await mailTo(pending, 'Confirm your new email'), '/confirm-email'));
      await expect(page.getByRole('heading', { level: 1, name: 'Confirm your new email' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: 'This is my account: use this email' }).click();
      await expect(page.getByText(/^Your account uses this email from now on/)).toBeVisible();
      await expect(page.getByRole('main').getByText(pending)).toBeVisible();
      // Sessions of before have ended with the old email.
      [first, second] = [await firefox.signIn(pending), await firefox.signIn(pending)];
      await page.getByRole('link', { name: 'Go to your profile settings' }).click();
      await expect(emailField(page)).toHaveValue(pending);
      await expect(page.getByText('We emailed a link to')).toBeHidden();
    });

    await test.step('all data is taken along', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('my-data.json');
      const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: object };
      expect(data.account).toMatchObject({ email: pending });
    });

    await test.step('other devices are signed out', async () => {
      await page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('link', { name: 'Change Password' })
        .click();
      const sessions = page.getByRole('listitem').filter({ hasText: 'Signed in' });
      await expect(sessions).toHaveCount(3);
      await expect(sessions.nth(1)).toContainText('Firefox on Windows');
      await expectAccessible();
      await sessions
        .last()
        .getByRole('button', { name: /^Sign out: Firefox on Windows/ })
        .click();
      await expect(sessions).toHaveCount(2);
      expect([await firefox.isSignedIn(first), await firefox.isSignedIn(second)]).toEqual([false, true]);
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(sessions).toHaveCount(1);
      expect([await firefox.isSignedIn(second), await firefox.isSignedIn(token)]).toEqual([false, true]);
      expect(await mailTo(pending, 'New sign-in to your account')).toContain('Firefox on Windows');
      await firefox.close();
    });

    await test.step('the account is deleted, and leaves nothing', async () => {
      await page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('link', { name: 'Profile Information' })
        .click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expectAccessible();
      await dialog.getByLabel('Your password', { exact: true }).fill(goodPassword);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await signInAt(page, pending, goodPassword);
      await expect(page.getByText('Invalid email or password')).toBeVisible();
      await mailTo(pending, 'Your account has been deleted');
    });
  });
});
