import { readFile } from 'node:fs/promises';
import { createClient, signInAsAdmin } from './support/accounts';
import { insertInquiry } from './support/database';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

test('a person’s data are handed over, and deleted with the messages they sent', async ({
  page,
  expectAccessible,
}) => {
  await signInAsAdmin(page);
  const { email } = await createClient();
  await insertInquiry({ email, message: 'Please call me back.' });
  await page.goto(`/admin?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row', { name: email });
  await row.getByRole('button', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details.getByRole('button', { name: 'Download this person’s data' })).toBeVisible();
  await expectAccessible();
  const coming = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download this person’s data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^person-\d+\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { email },
    inquiries: [{ message: 'Please call me back.' }],
  });
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await dialog.getByLabel('Also delete 1 message sent with this address').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectSaid(page, 'Robin Example was deleted');
  await page.goto(`/admin/inquiries?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('No inquiries match.')).toBeVisible();
});
