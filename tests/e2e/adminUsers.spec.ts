import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  createAccount,
  createClient,
  freshEmail,
  goodPassword,
  signIn,
  signInAgain,
  signInAs,
  signInAsAdmin,
} from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { insertAccount, setJoined } from './support/database';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { asAdmin, freshName, newUser } from './support/users';

/** A client whom the list finds by name, with a session. */
const newClient = () => createAccount('client', { name: freshName(), reportLimit: 20 });

async function generateAll(
  request: APIRequestContext,
  token: string,
  names: readonly string[],
): Promise<void> {
  for (const listName of names) await generateAnalysis(request, token, { listName });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row', { name });

/** The tab with the list narrowed to one person. */
async function openUser(page: Page, name: string) {
  await page.goto(`/admin?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
  return rowOf(page, name);
}

test('a user is added, with what is wrong said beside the fields', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  const create = dialog.getByRole('button', { name: 'Create User' });
  await expect(create).toBeDisabled();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();

  const name = `Åsa ${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByLabel('Report Limit').fill('101');
  await create.click();
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Must be at least 6 characters')).toBeVisible();
  await expect(dialog.getByText('Report limit must be a whole number from 1 to 100')).toBeVisible();
  await expectAccessible();

  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.test`);
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByLabel('User Type').selectOption('Admin');
  await expect(dialog.getByLabel('Report Limit')).toBeHidden();
  await create.click();
  await expectSaid(page, `${name} was added`);
  await page.getByRole('button', { name: 'Add New User' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
});

test(
  'an administrator’s row has no company, a badge, and no way to delete it',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    const token = await signInAsAdmin(page);
    const { id, name } = await newUser(page.request, token);
    await page.request.put(`/api/admin/users/${id}`, { headers: asAdmin(token), data: { isAdmin: true } });
    const row = await openUser(page, name);
    await expect(row).toContainText('N/A');
    await expect(row).toContainText('Admin');
    await expect(row.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expectAccessible();
  },
);

test.describe('an address that is taken', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /409/ });

  test('is refused in the dialog', async ({ page }) => {
    await signInAsAdmin(page);
    const { email } = await createClient();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await dialog.getByLabel('Name', { exact: true }).fill('Second');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    const address = dialog.getByLabel('Email');
    await expect(address).toHaveAccessibleDescription('An account with this email already exists');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toBeFocused();
  });
});

test('details show up to ten reports, and each opens', async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  const user = await newClient();
  await generateAll(
    page.request,
    user.token,
    Array.from({ length: 11 }, (_, index) => `Plan ${index + 1}`),
  );
  const row = await openUser(page, user.name);
  await expect(row).toContainText('11');
  await row.getByRole('button', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details.getByRole('button', { name: /^View Plan/ })).toHaveCount(10);
  await expect(details).toContainText('The latest 10 of 11');
  await expectAccessible();

  await details.getByRole('button', { name: 'View Plan 11' }).click();
  const report = page.getByRole('dialog', { name: 'Analysis Report' });
  await expect(report.getByRole('heading', { name: 'Form Questions and Answers' })).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Task Input Data and Cost Analysis' })).toBeVisible();
  await expect(report.getByText('Not specified')).toBeVisible();
  await report.getByRole('button', { name: /^Explain this number of Match supplier invoices/ }).click();
  await expect(report.getByText('$70,000 ÷ 2,080 × 3 people × 14 hours × 52 weeks = $73,500')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(details).toBeVisible();
});

test.describe('when the session ends', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)|could not be/ });

  test('what was changed of a user, or typed for a new one, stays', async ({ page }) => {
    const { token, email } = await signInAs(page, 'admin');
    const user = await newUser(page.request, token);
    const row = await openUser(page, user.name);
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Company').fill('Typed Supply');
    await page.request.post('/api/auth/logout', { headers: asAdmin(token) });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText(/Your session has ended/)).toBeVisible();
    await expect(dialog.getByLabel('Company')).toHaveValue('Typed Supply');
    await signInAgain(page, email);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectSaid(page, `${user.name} was saved`);
    await expect(row).toContainText('Typed Supply');

    await page.getByRole('button', { name: 'Add New User' }).click();
    const adding = page.getByRole('dialog', { name: 'Add New User' });
    await adding.getByLabel('Name', { exact: true }).fill('Second');
    await adding.getByLabel('Email').fill(freshEmail());
    await adding.getByLabel('Password', { exact: true }).fill(goodPassword);
    const again = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await page.request.post('/api/auth/logout', { headers: asAdmin(again) });
    await adding.getByRole('button', { name: 'Create User' }).click();
    await expect(adding.getByText(/Your session has ended/)).toBeVisible();
    await expect(adding.getByLabel('Name', { exact: true })).toHaveValue('Second');
  });
});

test.describe('two administrators', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /409|404|could not be (saved|loaded)/ });

  test('editing one user: the second is told what was changed, and decides', async ({
    page,
    expectAccessible,
  }) => {
    const token = await signInAsAdmin(page);
    const user = await newUser(page.request, token);
    const row = await openUser(page, user.name);
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Company').fill('Mine');
    await page.request.put(`/api/admin/users/${user.id}`, {
      headers: asAdmin(token),
      data: { company: 'Theirs' },
    });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'This user was changed' });
    await expect(conflict.getByRole('listitem')).toHaveText(['Company: (empty) to Theirs']);
    await expectAccessible();
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect(dialog.getByLabel('Company')).toHaveValue('Theirs');
    await dialog.getByLabel('Report Limit').fill('42');
    await page.request.put(`/api/admin/users/${user.id}`, {
      headers: asAdmin(token),
      data: { company: 'Theirs again' },
    });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await expectSaid(page, `${user.name} was saved`);
    await expect(row).toContainText('Theirs again');
    const saved = await page.request.get(`/api/admin/users/${user.id}`, { headers: asAdmin(token) });
    expect(await saved.json()).toMatchObject({ reportLimit: 42, company: 'Theirs again' });
  });

  test('one deletes whom the other edits', async ({ page }) => {
    const token = await signInAsAdmin(page);
    const user = await newUser(page.request, token);
    const row = await openUser(page, user.name);
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(user.name);
    await page.request.delete(`/api/admin/users/${user.id}`, { headers: asAdmin(token) });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('User not found');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Nobody matches.')).toBeVisible();
  });
});

test('a dialog stays open until its save is answered', { tag: '@desktop' }, async ({ page }) => {
  const token = await signInAsAdmin(page);
  const user = await newUser(page.request, token);
  const row = await openUser(page, user.name);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/admin/users/${user.id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('Company').fill('Slow Line Ltd');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letGo();
  await expectSaid(page, `${user.name} was saved`);
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Slow Line Ltd');
});

test(
  'deleting says how much goes with the account',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    await signInAsAdmin(page);
    const user = await newClient();
    const row = await openUser(page, user.name);
    await generateAll(page.request, user.token, ['One', 'Two']);
    await row.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await expect(dialog).toContainText('This also deletes 2 analyses');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectSaid(page, `${user.name} was deleted`);
    await expect(page.getByText('Nobody matches.')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'once the last user of the last page is deleted, the page before it is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsAdmin(page);
    const company = `Firm ${randomUUID().slice(0, 8)}`;
    const names = Array.from({ length: 21 }, (_, index) => `Person ${String(index + 1).padStart(2, '0')}`);
    for (const name of names) await insertAccount({ name, email: freshEmail(), company, role: 'client' });
    await page.goto(`/admin?search=${encodeURIComponent(company)}&sort=name&page=2`);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    const historyLength = () => page.evaluate(() => history.length);
    const entries = await historyLength();
    await rowOf(page, 'Person 21').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, 'Person 20')).toBeVisible();
    await expect(page.getByText('20 matches', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByRole('navigation', { name: 'Pages of the list' })).toBeHidden();
    await expect(page.getByText('Nobody matches.')).toBeHidden();
    expect(await historyLength()).toBe(entries);
  },
);

test('search, kind and order are in the address', { tag: '@desktop' }, async ({ page }) => {
  const token = await signInAsAdmin(page);
  const user = await newUser(page.request, token);
  await page.goto('/admin');
  await page.getByLabel('Search name, email or company').fill(user.email);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(user.email)}`));
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await page.getByLabel('User type').selectOption('Admins');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(page).toHaveURL(/sort=email/);
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
});

test('users are found by the days on which they joined, also by who is given the address', async ({
  page,
  expectAccessible,
}) => {
  const token = await signInAsAdmin(page);
  const early = await newUser(page.request, token);
  const late = await newUser(page.request, token, { name: early.name });
  await setJoined(early.email, '2003-04-05T12:00:00Z');
  await page.goto(`/admin?search=${encodeURIComponent(early.name)}`);
  await expect(page.getByText('2 matches', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await expect(rowOf(page, early.name)).toContainText(late.email);
  await expectAccessible();

  await page.getByLabel('Joined from').fill('2003-04-05');
  await page.getByLabel('Joined until').fill('2003-04-05');
  await expect(page.getByText(late.email)).toBeHidden();
  await expect(rowOf(page, early.name)).toContainText(early.email);
  await page.reload();
  await expect(page.getByLabel('Joined until')).toHaveValue('2003-04-05');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'false');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(early.email);
  expect(file).not.toContain(late.email);
  await page.getByRole('button', { name: 'At any time' }).click();
  await expect(page.getByText('2 matches', { exact: true })).toBeVisible();
});

test('a day is typed digit by digit, and the list follows once', { tag: '@desktop' }, async ({ page }) => {
  const token = await signInAsAdmin(page);
  const early = await newUser(page.request, token);
  await newUser(page.request, token, { name: early.name });
  await setJoined(early.email, '2004-04-04T12:00:00Z');
  await page.goto(`/admin?search=${encodeURIComponent(early.name)}`);
  await expect(page.getByText('2 matches', { exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/users' && searchParams.has('to')) asked.push(request.url());
  });
  const historyLength = () => page.evaluate(() => history.length);
  const entries = await historyLength();

  const until = page.getByLabel('Joined until');
  await until.focus();
  // The same wherever months come before days and where they don't.
  await page.keyboard.type('04042004');
  await expect(until).toHaveValue('2004-04-04');
  await expect(page).toHaveURL(/[?&]to=2004-04-04/);
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await expect(rowOf(page, early.name)).toContainText(early.email);
  expect(asked).toHaveLength(1);
  expect(await historyLength()).toBe(entries + 1);

  await page.goBack();
  await expect(until).toHaveValue('');
  await expect(page.getByText('2 matches', { exact: true })).toBeVisible();
  const from = page.getByLabel('Joined from');
  await from.focus();
  await page.keyboard.type('04042004');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]from=2004-04-04/);
  await expect(from).toHaveValue('2004-04-04');
  await page.getByRole('button', { name: 'At any time' }).click();
  await expect(from).toHaveValue('');
});

test('the trail says who changed whom', async ({ page, expectAccessible }) => {
  const token = await signInAsAdmin(page);
  const { id, email } = await newUser(page.request, token);
  await page.request.put(`/api/admin/users/${id}`, { headers: asAdmin(token), data: { reportLimit: 77 } });
  await page.goto(`/admin/trail?search=${encodeURIComponent(email)}`);
  const entries = page.getByRole('table', { name: 'Entries of the trail' });
  await expect(entries.getByRole('row').nth(1)).toContainText('Report limit: 20 to 77');
  await expect(entries.getByRole('row').nth(2)).toContainText(`added user ${email}`);
  await expectAccessible();
  // A page that has never been, or is no longer.
  await page.goto(`/admin/trail?search=${encodeURIComponent(email)}&page=3`);
  await expect(entries.getByRole('row').nth(2)).toContainText(`added user ${email}`);
  await expect(page).not.toHaveURL(/page=/);
});

test.describe('when calls fail', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /50[03]|could not be/ });

  test('each screen says so in its words', async ({ page }) => {
    const token = await signInAsAdmin(page);
    const user = await newUser(page.request, token);
    const fail = (path: RegExp, status = 500, json = { message: 'Down' }) =>
      page.route(path, (route) => route.fulfill({ status, json }));
    await fail(/\/api\/admin\/users\?/);
    await page.goto(`/admin?search=${encodeURIComponent(user.name)}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch users' })).toBeVisible();
    await page.unroute(/\/api\/admin\/users\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await fail(/\/api\/admin\/invitations/);
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'The invitations could not be loaded.' });
    await expect(failed).toBeVisible();
    await page.unroute(/\/api\/admin\/invitations/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeHidden();
    await fail(/\/api\/admin\/users\/\d+/);
    await rowOf(page, user.name).getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Failed to fetch user details');
    await page.keyboard.press('Escape');
    await fail(/\/api\/admin\/users\/\d+/, 503, { message: '' });
    await fail(/\/api\/admin\/users\/belongings/);
    await rowOf(page, user.name).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('could not be counted. They stay.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Failed to delete user');
  });
});

test('clients are sent to their dashboard', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
});
