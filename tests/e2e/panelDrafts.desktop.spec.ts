import type { Page } from '@playwright/test';
import { scheduleInPanel } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

test.use({ timezoneId: 'America/Denver' });

const inPanel = (path: string | number) => `/cms/collections/posts/${path}`;
const found = (title: string) => `?where[title][equals]=${encodeURIComponent(title)}`;
const statusOf = (page: Page) => page.locator('.status__value').first();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

async function openSchedule(page: Page) {
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  return page.getByRole('dialog');
}

test('A post’s status says what readers see, and scheduling begins with what is likely to be meant', async ({
  page,
}) => {
  const editor = await Editor.signInToCms(page);
  const [never, gone, live, changed, trashed] = [
    await editor.write({ _status: 'draft' }),
    await editor.write(),
    await editor.write(),
    await editor.write(),
    await editor.write(),
  ];
  await editor.unpublish(gone);
  await editor.saveDraft(changed, { description: 'Not yet.' });
  const headers = { Authorization: `Bearer ${editor.token}` };
  const data = { deletedAt: new Date().toISOString() };
  expect((await page.request.patch(`/api/posts/${trashed.id}`, { data, headers })).ok()).toBe(true);

  await test.step('in the lists', async () => {
    for (const [post, list, status] of [
      [gone, '', 'Draft'],
      [changed, '', 'Published, newer draft'],
      [trashed, 'trash', 'Draft'],
    ] as const) {
      await page.goto(inPanel(`${list}${found(post.title)}`));
      await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
      await expect(page.locator('td.cell-_status')).toHaveText(status);
    }
  });

  await test.step('in the forms, by the writer’s own clock', async () => {
    for (const [{ id }, status, type] of [
      [never, 'Draft', 'Publish'],
      [gone, 'Draft', 'Publish'],
      [live, 'Published', 'Unpublish'],
      [changed, 'Published, newer draft', 'Publish'],
    ] as const) {
      await page.goto(inPanel(id));
      await expect(statusOf(page)).toHaveText(status);
      await expect(page.getByText('Without a cover').first()).toBeVisible();
      const drawer = await openSchedule(page);
      await expect(drawer.locator('.radio-input--is-selected')).toHaveText(type);
      await expect(drawer.locator('.timezone-picker')).toContainText('Mountain Time');
    }
    await page.goto(inPanel(`trash/${trashed.id}`));
    await expect(statusOf(page)).toHaveText('In the trash');
  });
});

test('what is planned is shown in the panel and in the portal, wherever it was planned', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), editor.token);
  const post = await editor.write({ _status: 'draft' });
  const headers = { Authorization: `Bearer ${editor.token}` };
  const planned = await page.request.put(`/api/admin/blog/post/${post.slug}/schedule`, {
    ...{ headers, data: { publishAt: inDays(2).toISOString() } },
  });
  expect(planned.ok()).toBe(true);

  await page.goto(inPanel(post.id));
  await expect(page.getByText(/^Will be published on .* \(America\/Denver\)/)).toBeVisible();
  const drawer = await openSchedule(page);
  await expect(drawer.locator('tbody tr')).toHaveCount(1);
  await drawer.locator('.schedule-publish__delete').click();
  await expect(drawer.locator('tbody tr')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText(/^Will be published on/)).toHaveCount(0);

  await scheduleInPanel(page, inDays(3));
  await expect(drawer.locator('tbody tr')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText(/^Will be published on/)).toBeVisible();
  await page.goto(`/admin/blog?edit=${post.slug}`);
  await expect(page.getByText(/^Will be published on/)).toBeVisible();
});

test.describe('of a browser whose clock is slow', () => {
  // Payload's drawer writes the rejection to the console, too.
  test.use({ expectedNoise: /^Error: Choose a time in the future\./ });

  test('nothing is planned for the past', async ({ page }) => {
    const editor = await Editor.signInToCms(page);
    const post = await editor.write({ _status: 'draft' });
    await page.goto(inPanel(post.id));
    await page.clock.setFixedTime(inDays(-2));
    const drawer = await scheduleInPanel(page, inDays(-1));
    await expect(page.getByText('Choose a time in the future.')).toBeVisible();
    await expect(drawer.getByText('No upcoming events scheduled.')).toBeVisible();
  });
});

test('an empty form is called a new post and warns of nothing; no list shows what nobody has written', async ({
  page,
}) => {
  await Editor.signInToCms(page);
  await page.goto('/cms/collections/posts');
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page).toHaveURL(/\/posts\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('New post');
  await expect(page.locator('.step-nav')).toContainText('New post');
  await expect(page.getByText('Nothing is written yet.')).toBeVisible();
  await expect(page.getByText('The title is missing.')).toHaveCount(0);

  const onlyThis = `?where[id][equals]=${id}`;
  const list = await page.context().newPage();
  await list.goto(inPanel(onlyThis));
  await expect(list.getByRole('heading', { name: 'No Results' })).toBeVisible();

  const title = freshTitle();
  await page.locator('#field-title').fill(title);
  await expect(heading).toHaveText(title);
  await expect(page.getByText('The description is missing.').first()).toBeVisible();
  await expect(page.getByText('Nothing is written yet.')).toHaveCount(0);
  await expect
    .poll(async () => {
      await list.reload();
      return list.getByRole('link', { name: title }).count();
    })
    .toBe(1);

  await page.locator('#field-title').fill('');
  await expect(heading).toHaveText('New post');
});
