import { Editor } from './support/posts';
import { expect, test } from './support/test';

/** The server looks every ten seconds for what is due. */
const soon = { timeout: 30_000, intervals: [500] };

/** As the CMS writes it: "Nov 20, 2026 11:47 AM". It has begun already, so what is scheduled for it is due. */
const thisMinute = () =>
  new Date()
    .toLocaleString('en-US', {
      ...{ month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    })
    .replace(/,(?= \d+:)/, '');

test('a post that is scheduled in the CMS appears by itself, on its page and in the lists', async ({
  page,
  request,
}) => {
  const editor = await Editor.signInToCms(page);
  const draft = await editor.write({ _status: 'draft', text: 'Worth waiting for.' });
  const path = `/blog/${draft.slug}`;
  expect((await request.get(path)).status()).toBe(404);

  await page.goto(`/cms/collections/posts/${draft.id}`);
  // The form can be used once its check has been made. The arrow beside the button has no name.
  await expect(page.getByText('Without a cover').first()).toBeVisible();
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Publish', { exact: true }).first().click();
  await drawer.locator('.date-time-picker input').fill(thisMinute());
  // Closes the calendar.
  await drawer.getByRole('heading').first().click();
  await drawer.getByRole('button', { name: 'Save' }).click();

  await expect.poll(async () => (await request.get(path)).status(), soon).toBe(200);
  expect(await (await request.get(path)).text()).toContain('Worth waiting for.');
  expect(await (await request.get('/blog')).text()).toContain(draft.title);
});
