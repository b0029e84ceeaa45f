import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccount, goodPassword, signInAsAdmin } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { insertInquiry, setJoined } from './support/database';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';
import { freshName, newUser } from './support/users';

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row', { name });
const search = (page: Page, words: string) => page.getByLabel('Search name, email or company').fill(words);
const matches = (page: Page, count: string) => page.getByText(count, { exact: true });

/** What a button saves as a file. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('An administrator adds a user, finds a client, reads their analysis and deletes them', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const token = await signInAsAdmin(page);
  const client = await createAccount('client', { name: freshName(), reportLimit: 20 });
  const namesake = await newUser(page.request, token, { name: client.name });
  await setJoined(namesake.email, '2003-04-05T12:00:00Z');
  await generateAnalysis(page.request, client.token, { listName: 'Office plan' });
  await insertInquiry({ email: client.email, message: 'Please call me back.' });
  const row = rowOf(page, client.email);

  await test.step('adds a user, after what was wrong was said beside the fields', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    const name = `Åsa ${randomUUID().slice(0, 8)}`;
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await expectAccessible();
    await dialog.getByLabel('Email').fill(`${randomUUID()}@example.test`);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expectSaid(page, `${name} was added`);
  });

  await test.step('finds by name and by the days of joining, and saves what was found', async () => {
    await search(page, client.name);
    await expect(matches(page, '2 matches')).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await expect(matches(page, '1 match')).toBeVisible();
    await expectAccessible();
    const file = await download(page, 'Export CSV');
    expect(file).toContain(client.email);
    expect(file).not.toContain(namesake.email);
  });

  await test.step('reads an analysis over the client’s details', async () => {
    await row.getByRole('button', { name: 'View' }).click();
    const details = page.getByRole('dialog', { name: 'User Details' });
    await expectAccessible();
    await details.getByRole('button', { name: 'View Office plan' }).click();
    const report = page.getByRole('dialog', { name: 'Analysis Report' });
    await expect(report.getByRole('heading', { name: 'Form Questions and Answers' })).toBeVisible();
    await expect(report.getByRole('heading', { name: 'Task Input Data and Cost Analysis' })).toBeVisible();
    await expect(report.getByText('Not specified')).toBeVisible();
    await report.getByRole('button', { name: /^Explain this number of Match supplier invoices/ }).click();
    await expect(
      report.getByText('$70,000 ÷ 2,080 × 3 people × 14 hours × 52 weeks = $73,500'),
    ).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
  });

  await test.step('hands the client their data', async () => {
    const file = await download(page, 'Download this person’s data');
    expect(JSON.parse(file)).toMatchObject({
      account: { email: client.email },
      inquiries: [{ message: 'Please call me back.' }],
    });
    await page.keyboard.press('Escape');
  });

  await test.step('deletes the client with the message they sent', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await expect(dialog).toContainText('This also deletes 1 analysis');
    await dialog.getByLabel('Also delete 1 message sent with this address').check();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectSaid(page, `${client.name} was deleted`);
    await expect(page.getByText('Nobody matches.')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('An administrator narrows the list by the day, and changes and deletes several users at once', async ({
  page,
  expectAccessible,
}) => {
  const token = await signInAsAdmin(page);
  const company = `Firm ${randomUUID().slice(0, 8)}`;
  const [ada, bea] = [
    await newUser(page.request, token, { name: `Ada ${company}`, company }),
    await newUser(page.request, token, { name: `Bea ${company}`, company }),
  ];
  await setJoined(ada.email, '2004-04-04T12:00:00Z');
  const notice = page.getByRole('region', { name: 'What was changed' });
  const logIn = async () =>
    (
      await page.request.post('/api/auth/login', { data: { email: ada.email, password: goodPassword } })
    ).status();

  await test.step('a day is typed digit by digit, the list follows once, and Back undoes that', async () => {
    await page.goto(`/admin?search=${encodeURIComponent(company)}&sort=name`);
    await expect(matches(page, '2 matches')).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    const until = page.getByLabel('Joined until');
    await until.focus();
    // The same wherever months come before days and where they don't.
    await page.keyboard.type('04042004');
    await expect(until).toHaveValue('2004-04-04');
    await expect(page).toHaveURL(/[?&]to=2004-04-04/);
    await expect(matches(page, '1 match')).toBeVisible();
    await page.goBack();
    await expect(until).toHaveValue('');
    await expect(matches(page, '2 matches')).toBeVisible();
  });

  await test.step('limits are changed together', async () => {
    await page.getByRole('checkbox', { name: 'Select all 2 on this page' }).check();
    await expectAccessible();
    await page.getByRole('button', { name: 'Change report limit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change report limit' });
    await dialog.getByLabel('Report Limit').fill('42');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Change limits' }).click();
    await expect(notice).toContainText('Changed 2 users.');
    await expect(notice).toBeFocused();
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('Restored 2 users.');
  });

  await test.step('users are deleted together, with time to think better of it', async () => {
    await page.getByRole('checkbox', { name: 'Select all 2 on this page' }).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await expect(dialog).toContainText('This also deletes 0 analyses, 0 audits');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, ada.name)).toContainText('Deleted for good at');
    await expectAccessible();
    expect(await logIn()).toBe(401);
    await rowOf(page, ada.name).getByRole('button', { name: 'Keep' }).click();
    await expect(notice).toContainText('1 user stays.');
    await expect(rowOf(page, ada.name).getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(rowOf(page, bea.name)).toContainText('Deleted for good at');
    expect(await logIn()).toBe(200);
  });
});
