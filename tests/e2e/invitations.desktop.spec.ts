import type { Page } from '@playwright/test';
import { freshEmail, goodPassword, signInAsAdmin } from './support/accounts';
import { endPostponing } from './support/database';
import { expect, test } from './support/test';
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
  test.use({ expectedNoise: /400|could not be looked up/ });

  test('leads from the administrator to an account with its role, once, by its newest link', async ({
    page,
    expectAccessible,
  }) => {
    const [email, other] = [freshEmail(), freshEmail()];
    let [first, newest] = ['', ''];

    await test.step('an administrator invites two people', async () => {
      await signInAsAdmin(page);
      first = await invite(page, email, 'Marketer');
      await expect(invitationOf(page, email)).toContainText('Marketer');
      await expect(invitationOf(page, email)).toContainText('The link works until');
      await invite(page, other, 'Admin');
      await expectAccessible();
    });

    await test.step('one is invited again, the other no longer', async () => {
      await invitationOf(page, email).getByRole('button', { name: 'Send again' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite by Email' });
      newest = await dialog.getByLabel('Link', { exact: true }).inputValue();
      expect(newest).not.toBe(first);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('heading', { name: 'Invited, not signed up yet' })).toBeFocused();
      await invitationOf(page, other).getByRole('button', { name: 'Withdraw' }).click();
      await expectSaid(page, `The invitation to ${other} was withdrawn`);
      await expect(invitationOf(page, other)).toBeHidden();
    });

    await test.step('the newest link opens the account', async () => {
      await leaveBrowser(page);
      await page.goto(newest);
      await expect(page.getByText('It will be an account for marketers')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expectAccessible();
      await page.getByLabel('Full Name').fill('Mara');
      await page.getByLabel('Password', { exact: true }).fill(goodPassword);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await expect(page).toHaveURL('/cms');
    });

    await test.step('it works once, the older one not at all, and the account signs in', async () => {
      for (const link of [first, newest]) {
        await leaveBrowser(page);
        await page.goto(link);
        await expect(
          page.getByRole('alert').filter({ hasText: 'This invitation no longer works' }),
        ).toBeVisible();
      }
      await expectAccessible();
      await page.getByRole('link', { name: 'Go to sign in' }).click();
      await expect(page).toHaveURL('/login');
      await signInAt(page, email, goodPassword);
      await expect(page).toHaveURL('/cms');
    });
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

test('somebody whom an administrator added is asked for a password of their own: clients now and then, staff until they choose one', async ({
  page,
  expectAccessible,
}) => {
  await test.step('a client changes it', async () => {
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
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(notice).toBeHidden();
    await leaveBrowser(page);
  });

  await test.step('an administrator postpones it, and then has to choose one', async () => {
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
});
