import { scheduleInPanel } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

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
