import { scheduleInPanel } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

/** The server looks every ten seconds for what is due. */
const soon = { timeout: 30_000, intervals: [500] };

test('a post that is scheduled in the CMS appears by itself, on its page and in the lists', async ({
  page,
  request,
}) => {
  const editor = await Editor.signInToCms(page);
  const draft = await editor.write({ _status: 'draft', text: 'Worth waiting for.' });
  const path = `/blog/${draft.slug}`;
  expect((await request.get(path)).status()).toBe(404);

  await page.goto(`/cms/collections/posts/${draft.id}`);
  // The form can be used once its check has been made.
  await expect(page.getByText('Without a cover').first()).toBeVisible();
  // This minute has begun already, so what is scheduled for it is due.
  await scheduleInPanel(page, new Date());

  await expect.poll(async () => (await request.get(path)).status(), soon).toBe(200);
  expect(await (await request.get(path)).text()).toContain('Worth waiting for.');
  expect(await (await request.get('/blog')).text()).toContain(draft.title);
});

test.describe('a time that is over', () => {
  // Payload writes what its drawer shows to the console, too.
  test.use({ expectedNoise: /Choose a time in the future/ });

  test('is refused, and what is scheduled is told in the list', async ({ page, context }) => {
    const editor = await Editor.signInToCms(page);
    const { id, title } = await editor.write({ _status: 'draft' });
    await page.goto(`/cms/collections/posts/${id}`);
    await expect(page.getByText('Without a cover').first()).toBeVisible();
    const noon = new Date(2090, 4, 4, 12);
    await page.clock.setFixedTime(noon);
    const drawer = await scheduleInPanel(page, new Date(2090, 4, 4, 9, 30));
    await expectSaid(page, 'Choose a time in the future.');
    await expect(drawer).not.toContainText('2090');
    await drawer.locator('.date-time-picker input').fill('May 4, 2090 2:30 PM');
    await drawer.getByRole('heading').first().click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByRole('table')).toContainText('2090');

    const list = await context.newPage();
    await list.goto(`/cms/collections/posts?search=${encodeURIComponent(title)}`);
    await expect(list.locator('td.cell-_status')).toHaveText('DraftScheduled for May 4, 2090, 2:30 PM');
  });
});
