import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goodPassword, signInAsAdmin } from './support/accounts';
import { expect, test } from './support/test';
import { asAdmin, newUser } from './support/users';

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row', { name });
const notice = (page: Page) => page.getByRole('region', { name: 'What was changed' });

/** The list, narrowed to three users of one company, by name. */
async function openThree(page: Page) {
  const token = await signInAsAdmin(page);
  const company = `Firm ${randomUUID().slice(0, 8)}`;
  const users = [];
  for (const letter of ['Ada', 'Bea', 'Cy']) {
    users.push(await newUser(page.request, token, { name: `${letter} ${company}`, company }));
  }
  const [ada, bea, cy] = users;
  if (!ada || !bea || !cy) throw new Error('Three users were made');
  await page.goto(`/admin?search=${encodeURIComponent(company)}&sort=name`);
  await expect(rowOf(page, cy.name)).toBeVisible();
  return { token, ada, bea, cy };
}

test('limits are changed together and put back, except what somebody changed meanwhile', async ({
  page,
  expectAccessible,
}) => {
  const { token, ada, bea } = await openThree(page);
  const all = page.getByRole('checkbox', { name: 'Select all 3 on this page' });
  await all.check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select Cy/ }).uncheck();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(all).toBeChecked({ indeterminate: true });
  await expectAccessible();

  await page.getByRole('button', { name: 'Change report limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change report limit' });
  await expect(dialog).toContainText('Give 2 users the same report limit?');
  await dialog.getByLabel('Report Limit').fill('101');
  await dialog.getByRole('button', { name: 'Change limits' }).click();
  await expect(dialog.getByText('Report limit must be a whole number from 1 to 100')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Report Limit').fill('42');
  await dialog.getByRole('button', { name: 'Change limits' }).click();
  await expect(notice(page)).toContainText('Changed 2 users.');
  await expect(notice(page)).toBeFocused();
  await expectAccessible();

  const headers = asAdmin(token);
  const limitOf = async (id: number) => {
    const answer = await page.request.get(`/api/admin/users/${id}`, { headers });
    return ((await answer.json()) as { reportLimit: number }).reportLimit;
  };
  expect([await limitOf(ada.id), await limitOf(bea.id)]).toEqual([42, 42]);
  await page.request.put(`/api/admin/users/${bea.id}`, { headers, data: { reportLimit: 43 } });
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Restored 1 user.');
  await expect(notice(page)).toContainText(`${bea.name}: Someone else changed this user in the meantime.`);
  expect([await limitOf(ada.id), await limitOf(bea.id)]).toEqual([20, 43]);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /user/i })).toBeFocused();
});

test('administrators are made and unmade together', async ({ page }) => {
  const { ada, bea, cy } = await openThree(page);
  const badge = (name: string) => rowOf(page, name).getByRole('cell').nth(4);
  await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).check();
  await page.getByRole('button', { name: 'Change user type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change user type' });
  await dialog.getByLabel('User Type').selectOption('Admin');
  await dialog.getByRole('button', { name: 'Change user types' }).click();
  await expect(notice(page)).toContainText('Changed 3 users.');
  for (const { name } of [ada, bea, cy]) await expect(badge(name)).toHaveText(/Admin$/);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Restored 3 users.');
  for (const { name } of [ada, bea, cy]) await expect(badge(name)).toHaveText(/User$/);
});

test('users are deleted together, with time to think better of it', async ({ page, expectAccessible }) => {
  const { token, ada, bea, cy } = await openThree(page);
  await page.request.put(`/api/admin/users/${cy.id}`, { headers: asAdmin(token), data: { isAdmin: true } });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete 2 users?');
  await expect(dialog).toContainText('This also deletes 0 analyses, 0 audits');
  await expect(dialog).toContainText('1 administrator is left as it is.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page)).toContainText('2 users signed out, to be deleted in 10 minutes.');
  await expect(notice(page)).toContainText(`${cy.name}: Administrators can't be deleted.`);
  await expect(rowOf(page, ada.name)).toContainText('Deleted for good at');
  await expectAccessible();
  const logIn = () =>
    page.request.post('/api/auth/login', { data: { email: ada.email, password: goodPassword } });
  expect((await logIn()).status()).toBe(401);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/admin/users/removals/undo', async (route) => {
    await held;
    await route.continue();
  });
  const keep = rowOf(page, bea.name).getByRole('button', { name: 'Keep' });
  await keep.click();
  await expect(keep).toBeDisabled();
  goOn();
  await expect(notice(page)).toContainText('1 user stays.');
  await page.reload();
  await expect(rowOf(page, ada.name)).toContainText('Deleted for good at');
  await expect(rowOf(page, bea.name)).not.toContainText('Deleted for good at');
  await rowOf(page, ada.name).getByRole('button', { name: 'Keep' }).click();
  await expect(rowOf(page, ada.name).getByRole('button', { name: 'Edit' })).toBeVisible();
  expect((await logIn()).status()).toBe(200);
});

test('another page begins with nobody selected', async ({ page }) => {
  const { ada } = await openThree(page);
  await page.getByRole('checkbox', { name: `Select ${ada.name}` }).check();
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await expect(page).toHaveURL(/sort=reportCount/);
  await expect(page.getByRole('columnheader', { name: 'Reports' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText('1 selected')).toBeHidden();
});

test.describe('when the call fails', () => {
  test.use({ expectedNoise: /50[03]|could not be/ });

  test('the dialog says so and stays', async ({ page }) => {
    const { ada } = await openThree(page);
    await page.route('**/api/admin/users/changes', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route('**/api/admin/users/belongings*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Down' } }),
    );
    await page.getByRole('checkbox', { name: `Select ${ada.name}` }).check();
    await page.getByRole('button', { name: 'Change report limit' }).click();
    await page.getByRole('button', { name: 'Change limits' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'The users could not be changed. Please try again.',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(page.getByText('What belongs to them could not be counted.')).toBeVisible();
  });

  test('an Undo that failed is not held against the next change', async ({ page }) => {
    const { ada, bea } = await openThree(page);
    const changeLimitOf = async (name: string) => {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await page.getByRole('button', { name: 'Change report limit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change report limit' });
      await dialog.getByLabel('Report Limit').fill('42');
      await dialog.getByRole('button', { name: 'Change limits' }).click();
      await expect(dialog).toBeHidden();
    };
    await changeLimitOf(ada.name);
    await expect(notice(page)).toContainText('Changed 1 user.');
    const changes = '**/api/admin/users/changes';
    await page.route(changes, (route) => route.fulfill({ status: 503, json: {} }));
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    const failed = notice(page).getByText('This could not be undone. Please try again.');
    await expect(failed).toBeVisible();
    await page.unroute(changes);
    await changeLimitOf(bea.name);
    await expect(failed).toBeHidden();
    await expect(notice(page)).toContainText('Changed 1 user.');
    await expect(notice(page)).toBeFocused();
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('Restored 1 user.');
  });
});
