import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MissingAddress } from '@/schemas/missingAddresses';
import { signInAs } from './support/accounts';
import { endFrom, hopFrom } from './support/hops';
import { Editor } from './support/posts';
import { openPlace } from './support/staffDay';
import { expect, test } from './support/test';

test('A marketer leads old addresses on, one by one, from what was not found, and by a file', async ({
  page,
  request,
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
  const list = '/cms/collections/redirects';
  const save = (place: Pick<Page, 'getByRole'>) =>
    place.getByRole('button', { name: 'Save', exact: true }).click();

  await test.step('adds one in the panel', async () => {
    await page.goto('/admin/blog');
    await openPlace(page, 'Redirects');
    await page.goto(`${list}/create`);
    await page.getByRole('textbox', { name: 'From *' }).fill(`${old.toUpperCase()}/?a=1`);
    await page.getByRole('textbox', { name: 'To *' }).fill('/story');
    await save(page);
    await expect(page).toHaveURL(/\/redirects\/\d+$/);
    await expect(page.getByRole('textbox', { name: 'From *' })).toHaveValue(old);
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

  await test.step('leads on what a visitor did not find', async () => {
    // Counts are written down together, every ten seconds.
    await expect
      .poll(async () => {
        const answer = await request.get('/api/admin/missing-addresses', { headers });
        const missing = (await answer.json()) as MissingAddress[];
        return missing.find((address) => address.path === unknown)?.count;
      })
      .toBe(3);
    await page.goto(list);
    const row = page
      .getByRole('table', { name: 'Requested but not found' })
      .getByRole('row')
      .filter({ hasText: unknown });
    await row.getByRole('button', { name: 'Redirect it' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('textbox', { name: 'To *' })).toHaveValue(`/blog/${post.slug}`);
    await save(drawer);
    await expect(row).toHaveCount(0);
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/redirects(\?|$)/);
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
