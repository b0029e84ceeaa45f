import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MissingAddress } from '@/schemas/missingAddresses';
import { signInAgain, signInAs } from './support/accounts';
import { endFrom, hopFrom } from './support/hops';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const path = '/admin/redirects';

test.describe('from the screen', () => {
  // An address that is refused, and a change of what somebody else has changed.
  test.use({ expectedNoise: /status of 4(00|09)/ });

  test('a marketer leads an old address on, and a visitor follows', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { token } = await signInAs(page, 'marketer');
    const old = `/old-${randomUUID()}`;
    expect(await hopFrom(old)).toEqual({ status: 404, locations: [] });
    await page.goto('/admin/blog');
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    await navigation.getByRole('button', { name: /^More/ }).click();
    await navigation.getByRole('link', { name: 'Redirects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();

    await page.getByRole('button', { name: 'Add redirect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add redirect' });
    await dialog.getByRole('textbox', { name: 'Old address' }).fill('/team');
    await dialog.getByRole('textbox', { name: 'Leads to' }).fill('//evil.example');
    await dialog.getByRole('button', { name: 'Save redirect' }).click();
    await expect(dialog.getByText('The site itself answers at this address.')).toBeVisible();
    await expect(dialog.getByText(/^Enter a path of this site/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'Old address' }).fill(`${old.toUpperCase()}/?a=1`);
    await dialog.getByRole('textbox', { name: 'Leads to' }).fill('/story');
    await dialog.getByRole('button', { name: 'Save redirect' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: old })).toContainText('Permanent');
    await expectAccessible();

    for (let times = 0; times < 2; times += 1) {
      expect(await hopFrom(old)).toEqual({ status: 308, locations: ['/story'] });
    }
    expect(await hopFrom(`${old}/?utm_source=mail`)).toEqual({
      status: 308,
      locations: ['/story?utm_source=mail'],
    });
    expect(await endFrom(old)).toEqual({ status: 200, path: '/story' });
    await page.goto(old);
    await expect(page).toHaveURL('/story');

    await page.goto(`${path}?search=${old}`);
    await page.getByRole('button', { name: `Edit redirect from ${old}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit redirect' });
    const headers = { Authorization: `Bearer ${token}` };
    const [kept] = (await (await request.get(`/api${path}?search=${old}`, { headers })).json()) as {
      id: number;
    }[];
    await request.put(`/api${path}/${kept?.id}`, { data: { from: old, to: '/our-story' }, headers });
    await edit.getByRole('textbox', { name: 'Leads to' }).fill('/contact');
    await edit.getByRole('button', { name: 'Save redirect' }).click();
    await expect(edit.getByText(/^Someone else changed this redirect/)).toBeVisible();
    await edit.getByRole('button', { name: 'Load the latest' }).click();
    await expect(edit.getByRole('textbox').first()).toBeFocused();
    await expect(edit.getByRole('textbox', { name: 'Leads to' })).toHaveValue('/our-story');
    await edit.getByRole('textbox', { name: 'Leads to' }).fill('/contact');
    await edit.getByRole('combobox', { name: 'Kind' }).selectOption('Temporary');
    await edit.getByRole('button', { name: 'Save redirect' }).click();
    await expect(page.getByRole('row').filter({ hasText: old })).toContainText('/contact');
    expect(await hopFrom(old)).toEqual({ status: 307, locations: ['/contact'] });
    // What leads there is saved as one step.
    const data = { from: `${old}-before`, to: old };
    expect((await request.post('/api/admin/redirects', { data, headers })).status()).toBe(201);
    expect(await hopFrom(`${old}-before`)).toEqual({ status: 307, locations: ['/contact'] });

    await page.getByRole('button', { name: `Delete redirect from ${old}`, exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Delete redirect' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByRole('rowheader', { name: old, exact: true })).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Redirects' })).toBeFocused();
    expect(await hopFrom(old)).toEqual({ status: 404, locations: [] });
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)|could not be/ });

  test('a redirect that was typed stays', async ({ page }) => {
    const { token, email } = await signInAs(page, 'marketer');
    const old = `/old-${randomUUID()}`;
    await page.goto(path);
    await page.getByRole('button', { name: 'Add redirect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add redirect' });
    await dialog.getByRole('textbox', { name: 'Old address' }).fill(old);
    await dialog.getByRole('textbox', { name: 'Leads to' }).fill('/story');
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    const save = dialog.getByRole('button', { name: 'Save redirect' });
    await save.click();
    await expect(dialog.getByText(/Your session has ended/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Old address' })).toHaveValue(old);
    await signInAgain(page, email);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: old })).toContainText('Permanent');
  });
});

test('without redirects the screen says what they are for', async ({ page, expectAccessible }) => {
  await page.route('**/api/admin/redirects?*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await signInAs(page, 'marketer');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'No redirects yet' })).toBeVisible();
  await expectAccessible();
});

test('what a visitor didn’t find is led on from the list', async ({ page, request, expectAccessible }) => {
  const word = randomUUID();
  const post = await (await Editor.signIn(request)).write({ slug: `what-${word}-says` });
  const old = `/what-${word}-says.html`;
  const visit = () => request.get(`${old}?secret=1`, { headers: { Accept: 'text/html' } });
  for (let times = 0; times < 3; times += 1) expect((await visit()).status()).toBe(404);
  const { token } = await signInAs(page, 'marketer');
  const headers = { Authorization: `Bearer ${token}` };
  // Counts are written down together, every ten seconds.
  await expect
    .poll(async () => {
      const answer = await request.get('/api/admin/missing-addresses', { headers });
      const missing = (await answer.json()) as MissingAddress[];
      return missing.find((address) => address.path === old)?.count;
    })
    .toBe(3);
  await page.goto(path);
  const row = page
    .getByRole('table', { name: 'Asked for and not found' })
    .getByRole('row')
    .filter({ hasText: old });
  await expect(row).toContainText('3');
  await expectAccessible();
  await row.getByRole('button', { name: 'Redirect it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add redirect' });
  await expect(dialog.getByRole('textbox', { name: 'Old address' })).toHaveValue(old);
  await expect(dialog.getByRole('textbox', { name: 'Leads to' })).toHaveValue(`/blog/${post.slug}`);
  await dialog.getByRole('button', { name: 'Save redirect' }).click();
  await expect(row).toHaveCount(0);
  expect(await hopFrom(`${old}?a=1`)).toEqual({ status: 308, locations: [`/blog/${post.slug}?a=1`] });
});

test('a file is checked line by line before it is stored, and the list is saved as one', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'marketer');
  const old = `/old-${randomUUID()}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('Choose a CSV file.')).toBeVisible();
  const latin1 = Buffer.from(`${old}-caf\xe9,/team`, 'latin1');
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'latin1.csv', mimeType: 'text/csv', buffer: latin1 });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('Save it as CSV UTF-8, and choose that.')).toBeVisible();
  const csv = `from,to,kind\r\n${old}-a,${old}-b\r\n${old}-b,/team,temporary\r\n/team,/story\r\n`;
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 redirects to store, 0 unchanged, 1 refused.');
  await expect(dialog.getByRole('status')).toBeFocused();
  const refused = dialog.getByRole('listitem').filter({ hasText: 'Line 4' });
  await expect(refused).toContainText('The site itself answers at this address.');
  await expectAccessible();
  expect(await hopFrom(`${old}-a`)).toEqual({ status: 404, locations: [] });
  await dialog.getByRole('button', { name: 'Store 2 redirects' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 redirects stored, 1 line refused.');
  await expect(dialog.getByRole('status')).toBeFocused();
  expect(await hopFrom(`${old}-a`)).toEqual({ status: 307, locations: ['/team'] });
  await dialog.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `${old}-b` })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('redirects.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`\r\n${old}-a,/team,temporary\r\n`);
});
