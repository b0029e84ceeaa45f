import { createAccount, createClient, freshEmail, goodPassword } from './support/accounts';
import { insertInquiry } from './support/database';
import { leaveByMenu, openPlace, signInByForm } from './support/staffDay';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

test('an administrator’s day, from sign-in to sign-out', { tag: '@desktop' }, async ({ page }) => {
  const { email } = await createAccount('admin');
  const client = await createClient();
  const [asker, colleague] = [freshEmail(), freshEmail()];
  await insertInquiry({ email: asker, message: 'What does a first project cost?' });
  const users = page.getByRole('table', { name: 'Users' });

  await test.step('signs in', async () => {
    await signInByForm(page, email, goodPassword);
    await expect(page).toHaveURL('/admin');
  });

  await test.step('invites a colleague, and has a link to hand over', async () => {
    await page.getByRole('button', { name: 'Invite by Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite by Email' });
    await dialog.getByLabel('Email', { exact: true }).fill(colleague);
    await dialog.getByLabel('User Type').selectOption('Marketer');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/\/accept-invitation#token=/);
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('takes an inquiry, and notes what was agreed', async () => {
    await openPlace(page, 'Inquiries');
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(asker);
    await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: 'Robin Example' }).click();
    const handling = page.getByRole('form', { name: 'Who answers, and how it goes' });
    await handling.getByRole('combobox', { name: 'State' }).selectOption('In talks');
    await handling.getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, 'Saved');
    await page.getByRole('textbox', { name: 'Your note' }).fill('Call on Thursday');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Call on Thursday' })).toBeVisible();
  });

  await test.step('finds a client, and makes them a marketer', async () => {
    await openPlace(page, 'Users');
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(client.email);
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
    await users.getByRole('button', { name: 'View' }).click();
    const details = page.getByRole('dialog', { name: 'User Details' });
    await details.getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit User' });
    await expect(editing.getByRole('textbox').first()).toBeFocused();
    await editing.getByLabel('User Type').selectOption('Marketer');
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await expect(users.getByRole('row').nth(1)).toContainText('Marketer');
  });

  await test.step('finds both in the trail', async () => {
    await openPlace(page, 'Trail');
    const entries = page.getByRole('table', { name: 'Entries of the trail' });
    const search = page.getByRole('searchbox', { name: /^Search/ });
    await search.fill(client.email);
    await expect(entries.getByRole('row').nth(1)).toContainText('Role: client to marketer');
    await search.fill(colleague);
    await expect(entries.getByRole('row').nth(1)).toContainText(colleague);
  });

  await test.step('looks at the settings of the site', async () => {
    await openPlace(page, 'Site settings');
    await expect(page.getByLabel('Name of the firm')).toBeVisible();
    await page.goto('/admin');
  });

  await test.step('signs out', () => leaveByMenu(page, '/admin'));
});
