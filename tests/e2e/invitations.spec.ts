import type { Page } from '@playwright/test';
import { freshEmail, goodPassword, signInAsAdmin } from './support/accounts';
import { endPostponing } from './support/database';
import { expect, sentAnew, test } from './support/test';
import { expectSaid } from './support/toasts';

const ownPassword = `${goodPassword} of my own`;

/** The same browser, as somebody else's. First the page goes, which may still be asking for things as who it was opened by. */
async function leaveBrowser(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.context().clearCookies();
}

async function signInAt(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Invites somebody, and answers the link, which the dialog shows because the tests' site has no mail server. */
async function invite(page: Page, email: string, type: string): Promise<string> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Invite by Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite by Email' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('User Type').selectOption(type);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSaid(page, `${email} was invited`);
  return link;
}

const invitationOf = (page: Page, email: string) =>
  page
    .getByRole('region', { name: 'Invited, not signed up yet' })
    .getByRole('listitem')
    .filter({ hasText: email });

test.describe('an invitation', () => {
  test.use({ expectedNoise: /400|could not be looked up|ERR_FAILED/ });

  test('leads from the administrator to an account with its role, once', async ({
    page,
    expectAccessible,
  }) => {
    await signInAsAdmin(page);
    const email = freshEmail();
    const link = await invite(page, email, 'Marketer');
    await expect(invitationOf(page, email)).toContainText('Marketer');
    await expect(invitationOf(page, email)).toContainText('The link works until');
    await expectAccessible();

    await leaveBrowser(page);
    await page.goto(link);
    await expect(page.getByText('It will be an account for marketers')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Full Name').fill('Mara');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByText('Must be at least 6 characters')).toBeVisible();
    await expectAccessible();
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL('/cms');

    await leaveBrowser(page);
    await page.goto(link);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This invitation no longer works' }),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page).toHaveURL('/login');
    await signInAt(page, email, goodPassword);
    await expect(page).toHaveURL('/cms');
  });

  test(
    'whose answer was lost leads to the sign-in at the next press',
    { tag: '@desktop' },
    async ({ page, expectAccessible }) => {
      await signInAsAdmin(page);
      const link = await invite(page, freshEmail(), 'User');
      await leaveBrowser(page);
      await page.goto(link);
      await page.getByLabel('Full Name').fill('Kim');
      await page.getByLabel('Password', { exact: true }).fill(goodPassword);
      await page.route(
        '**/api/auth/accept-invitation',
        async (route) => {
          await route.fetch(sentAnew);
          await route.abort();
        },
        { times: 1 },
      );
      const accept = page.getByRole('button', { name: 'Create my account' });
      await accept.click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Your account could not be made' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeHidden();

      await accept.click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'If you have just used it, sign in.' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
      await expectAccessible();
    },
  );

  test('is withdrawn, and sent again with a new link', { tag: '@desktop' }, async ({ page }) => {
    await signInAsAdmin(page);
    const [email, other] = [freshEmail(), freshEmail()];
    const first = await invite(page, email, 'User');
    await invite(page, other, 'Admin');
    await invitationOf(page, email).getByRole('button', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite by Email' });
    const second = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(second).not.toBe(first);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const heading = page.getByRole('heading', { name: 'Invited, not signed up yet' });
    await expect(heading).toBeFocused();
    await invitationOf(page, other).getByRole('button', { name: 'Withdraw' }).click();
    await expectSaid(page, `The invitation to ${other} was withdrawn`);
    await expect(invitationOf(page, other)).toBeHidden();
    await expect(heading).toBeFocused();

    await leaveBrowser(page);
    await page.goto(first);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This invitation no longer works' }),
    ).toBeVisible();
    await page.goto('/');
    await page.goto(second);
    await expect(page.getByText('It will be a client account')).toBeVisible();
  });
});

/** Adds somebody as an administrator does, and signs them in. */
async function signInAsAdded(page: Page, role: string): Promise<string> {
  const token = await signInAsAdmin(page);
  const email = freshEmail();
  const added = await page.request.post('/api/admin/users', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Tom', email, password: goodPassword, role },
  });
  expect(added.status()).toBe(201);
  await leaveBrowser(page);
  await signInAt(page, email, goodPassword);
  return email;
}

test('a client whom an administrator added goes to the dashboard, and is asked for another password there', async ({
  page,
  expectAccessible,
}) => {
  const email = await signInAsAdded(page, 'client');
  await expect(page).toHaveURL('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'An administrator chose your password' });
  await expect(notice).toBeVisible();
  await expectAccessible();
  await notice.getByRole('link', { name: 'Change your password' }).click();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByLabel('Current Password').fill(goodPassword);
  await page.getByLabel('New Password', { exact: true }).fill(ownPassword);
  await page.getByLabel('Confirm New Password').fill(ownPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(notice).toBeHidden();
  await leaveBrowser(page);
  await signInAt(page, email, ownPassword);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('staff whom an administrator added postpone a password of their own, for seven days', async ({
  page,
  expectAccessible,
}) => {
  const email = await signInAsAdded(page, 'admin');
  const heading = page.getByRole('heading', { name: 'Choose your own password' });
  await expect(heading).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/admin');

  await endPostponing(email);
  for (const path of ['/admin', '/cms']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(`/choose-password?next=${encodeURIComponent(path)}`);
  }
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await page.getByLabel('Current Password').fill(goodPassword);
  await page.getByLabel('New Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/cms');
});
