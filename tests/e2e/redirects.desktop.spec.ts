import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MissingAddress } from '@/schemas/missingAddresses';
import { signInAs } from './support/accounts';
import { endFrom, hopFrom } from './support/hops';
import { Editor } from './support/posts';
import { openPlace } from './support/staffDay';
import { expect, test } from './support/test';

test('A marketer leads old addresses on, one by one, from what was not found, and by a file', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const word = randomUUID();
  const [old, unknown] = [`/old-${word}`, `/what-${word}-says.html`];
  const post = await (await Editor.signIn(request)).write({ slug: `what-${word}-says` });
  for (let times = 0; times < 3; times += 1) {
    const answer = await request.get(`${unknown}?secret=1`, { headers: { Accept: 'text/html' } });
    expect(answer.status()).toBe(404);
  }
  const { token } = await signInAs(page, 'marketer');
  const headers = { Authorization: `Bearer ${token}` };
  const adding = page.getByRole('dialog', { name: 'Add redirect' });
  const rowOf = (from: string) => page.getByRole('row').filter({ hasText: from });

  await test.step('adds one, after what was wrong was said beside the fields', async () => {
    await page.goto('/admin/blog');
    await openPlace(page, 'Redirects');
    await page.getByRole('button', { name: 'Add redirect' }).click();
    await adding.getByRole('textbox', { name: 'Old address' }).fill(`${old.toUpperCase()}/?a=1`);
    await adding.getByRole('button', { name: 'Save redirect' }).click();
    await expect(adding.getByText('Enter where it leads.')).toBeVisible();
    await expectAccessible();
    await adding.getByRole('textbox', { name: 'Leads to' }).fill('/story');
    await adding.getByRole('button', { name: 'Save redirect' }).click();
    await expect(adding).toHaveCount(0);
    await expect(rowOf(old)).toContainText('Permanent');
    await expectAccessible();
  });

  await test.step('visitors follow it, with their query', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await hopFrom(old)).toEqual({ status: 308, locations: ['/story'] });
    }
    expect(await hopFrom(`${old}/?utm_source=mail`)).toEqual({
      status: 308,
      locations: ['/story?utm_source=mail'],
    });
    expect(await endFrom(old)).toEqual({ status: 200, path: '/story' });
    // What leads there is saved as one step.
    const data = { from: `${old}-before`, to: old };
    expect((await request.post('/api/admin/redirects', { data, headers })).status()).toBe(201);
    expect(await hopFrom(`${old}-before`)).toEqual({ status: 308, locations: ['/story'] });
  });

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: `Delete redirect from ${old}`, exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Delete redirect' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByRole('rowheader', { name: old, exact: true })).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Redirects' })).toBeFocused();
    expect(await hopFrom(old)).toEqual({ status: 404, locations: [] });
  });

  await test.step('leads on what a visitor did not find', async () => {
    // Counts are written down together, every ten seconds.
    await expect
      .poll(async () => {
        const answer = await request.get('/api/admin/missing-addresses', { headers });
        const missing = (await answer.json()) as MissingAddress[];
        return missing.find((address) => address.path === unknown)?.count;
      })
      .toBe(3);
    await page.reload();
    const row = page
      .getByRole('table', { name: 'Asked for and not found' })
      .getByRole('row')
      .filter({ hasText: unknown });
    await row.getByRole('button', { name: 'Redirect it' }).click();
    await expect(adding.getByRole('textbox', { name: 'Leads to' })).toHaveValue(`/blog/${post.slug}`);
    await adding.getByRole('button', { name: 'Save redirect' }).click();
    await expect(row).toHaveCount(0);
    expect(await hopFrom(`${unknown}?a=1`)).toEqual({ status: 308, locations: [`/blog/${post.slug}?a=1`] });
  });

  await test.step('imports a file once it has been checked, and saves the list as one', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import redirects' });
    const csv = `from,to,kind\r\n${old}-a,${old}-b\r\n${old}-b,/team,temporary\r\n/team,/story\r\n`;
    await dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 redirects to store, 0 unchanged, 1 refused.');
    await expectAccessible();
    expect(await hopFrom(`${old}-a`)).toEqual({ status: 404, locations: [] });
    await dialog.getByRole('button', { name: 'Store 2 redirects' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 redirects stored, 1 line refused.');
    expect(await hopFrom(`${old}-a`)).toEqual({ status: 307, locations: ['/team'] });
    await dialog.getByText('Close', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('redirects.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain(`\r\n${old}-a,/team,temporary\r\n`);
  });
});
