import type { Page } from '@playwright/test';
import { freshEmail, signInAs } from './support/accounts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

const message = 'We type orders.\nCan you help?';

/** A visitor who came to the contact page by another one, and what they are called. */
async function writeToFirm(page: Page): Promise<{ name: string; email: string }> {
  const email = freshEmail();
  const name = `Kim ${email.slice(0, 8)}`;
  await page.goto('/story');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toContain('/story');
  await page.goto('/contact#call');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'What would you like to know?' }).fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  return { name, email };
}

const fitsItsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('An inquiry is found, handed on, noted, closed and deleted', async ({ page, expectAccessible }) => {
  test.slow();
  const { name, email } = await writeToFirm(page);
  await signInAs(page, 'admin');
  const table = page.getByRole('table', { name: 'Inquiries' });
  const main = page.getByRole('main');

  await test.step('finds what a visitor wrote', async () => {
    await page.goto('/admin/inquiries');
    await expectAccessible();
    await page.getByRole('searchbox', { name: /^Search name/ }).fill(email);
    await expect(table.getByRole('row')).toHaveCount(2);
    // The search has got into the address by then, which it would otherwise change after the click.
    await expect(page).toHaveURL(/search=/);
    await expect(table).toContainText('We type orders. Can you help?');
    await expect(table.getByText('Call', { exact: true })).toBeVisible();
    expect(await fitsItsWindow(page)).toBe(true);
    await table.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    expect(await fitsItsWindow(page)).toBe(true);
    await expect(main).toContainText('Began the visit at/story');
    await expect(main).toContainText('Wrote fromContact page, asking for a call');
    await expect(page.getByText(/^No mail server is set/)).toBeVisible();
    await expectAccessible();
  });

  await test.step('notes what came of a call', async () => {
    await page.getByRole('textbox', { name: 'Your note' }).fill('Called, nobody there');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Called, nobody there' })).toContainText(
      'Robin Example',
    );
    await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('');
  });

  await test.step('hands it on, and goes back to the list', async () => {
    const handling = page.getByRole('form', { name: 'Owner and state' });
    await handling.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Administrator' });
    await handling.getByRole('combobox', { name: 'State' }).selectOption('Won');
    await handling.getByRole('button', { name: 'Save' }).press('Enter');
    await expectSaid(page, 'Saved');
    await expect(handling.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.getByRole('link', { name: 'All inquiries' }).click();
    await expect(page).toHaveURL(/\/admin\/inquiries\?search=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeFocused();
    await expect(table.getByRole('row').nth(1)).toContainText('Won');
    await expect(table.getByRole('row').nth(1)).toContainText('Administrator');
  });

  await test.step('deletes it for good', async () => {
    await table.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Delete inquiry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this inquiry?' });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Delete inquiry' }).click();
    await expectSaid(page, `The inquiry from ${name} was deleted`);
    await expect(page.getByText('No inquiries match.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeFocused();
  });
});
