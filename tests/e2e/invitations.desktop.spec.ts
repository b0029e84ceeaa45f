import { freshEmail, goodPassword, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';

test('an administrator invites a marketer, hands the link over, and makes an account with a told password', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  const email = freshEmail();
  await page.getByRole('button', { name: 'Invite by Mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite by Mail' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('User Type').selectOption('Marketer');
  await expect(dialog.getByText(/^Marketers write the site/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  const link = await dialog.getByRole('textbox').inputValue();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const invited = page.getByRole('region', { name: 'Invited, not signed up yet' });
  await expect(invited.getByRole('listitem').filter({ hasText: email })).toContainText('MarketerInvited');
  await expectAccessible();

  const theirs = await browser.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Your account will be one for marketers')).toBeVisible();
  await theirs.getByLabel('Full Name').fill('Mara');
  await theirs.getByLabel('Password', { exact: true }).fill(goodPassword);
  await theirs.getByRole('button', { name: 'Create my account' }).click();
  await expect(theirs).toHaveURL(/\/admin\/desk$/);
  await theirs.close();

  const told = freshEmail();
  await page.goto('/admin');
  await expect(page.getByText(email)).not.toHaveText('Invited');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New User' });
  await adding.getByLabel('Name', { exact: true }).fill('Tom');
  await adding.getByLabel('Email').fill(told);
  await adding.getByLabel('Password', { exact: true }).fill(goodPassword);
  await adding.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Tom was added')).toBeVisible();

  const newcomer = await browser.newPage();
  await newcomer.goto('/login');
  await newcomer.getByLabel('Email').fill(told);
  await newcomer.getByLabel('Password', { exact: true }).fill(goodPassword);
  await newcomer.getByRole('button', { name: 'Sign In' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await newcomer.goto('/dashboard');
  await expect(newcomer).toHaveURL(/\/choose-password\?next=%2Fdashboard$/);
  await newcomer.getByLabel('Password you were given').fill(goodPassword);
  await newcomer.getByLabel('New Password', { exact: true }).fill(`${goodPassword} of my own`);
  await newcomer.getByRole('button', { name: 'Set new password' }).click();
  await expect(newcomer).toHaveURL(/\/dashboard$/);
  await newcomer.close();

  await page.goto(`/admin/trail?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('table', { name: 'Entries of the trail' })).toContainText(
    `accepted the invitation of ${email}`,
  );
});
