import type { Page } from '@playwright/test';
import type { EditedPost } from '@/schemas/blog';
import { plainPng } from '../factories/picture';
import { savedInPanel } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

test.use({ expectedNoise: /Failed to load resource|could not be saved|Error submitting form/ });

const description = (page: Page) => page.getByRole('textbox', { name: 'Description *' });

const posts = (page: Page) => page.locator('.step-nav').getByRole('link', { name: 'Posts' });

test('A post keeps what the server has not taken, and what others have saved', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write();
  const headers = { Authorization: `Bearer ${editor.token}` };
  const form = `/cms/collections/posts/${post.id}`;
  const kept = page.getByRole('region', { name: 'Unsaved changes' });
  const path = `/api/admin/blog/post/${post.slug}`;
  const autosaves = '**/api/posts/**autosave=true**';
  const saves = async (words: string) => {
    const saved = savedInPanel(page, true, words);
    await description(page).fill(words);
    return (await saved).status();
  };

  await test.step('what is saved leaves nothing behind in the browser', async () => {
    await page.goto(form);
    expect(await saves('Only drafted.')).toBe(200);
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('panel-posts:')));
    await expect.poll(keys).toEqual([]);
  });

  await test.step('a draft is given up for what is published, by another page load', async () => {
    await page.reload();
    await expect(description(page)).toHaveValue('Only drafted.');
    await page.getByRole('button', { name: 'Revert to published' }).click();
    const reverted = savedInPanel(page, false);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    expect((await reverted).status()).toBe(200);
    await expect(description(page)).toHaveValue('About it.');
    expect(await saves('Typed on.')).toBe(200);
  });

  await test.step('what the portal has saved meanwhile stays', async () => {
    const written = await page.request.put(path, { headers, data: { excerpt: 'Of the portal.' } });
    expect(written.status()).toBe(200);
    expect(await saves('Second.')).toBe(409);
    await expect(
      page.getByText(/^This was saved elsewhere in the meantime.*will be offered there\.$/),
    ).toBeVisible();
    // It stays, also in a tab that is opened later.
    await expect(
      page.getByRole('status').filter({ hasText: 'Not saved: this post was saved elsewhere' }),
    ).toBeVisible();
    await expect(page.getByText(/^Last saved/)).toBeHidden();
    const stored = (await (await page.request.get(path, { headers })).json()) as EditedPost;
    expect(stored.frontmatter.excerpt).toBe('Of the portal.');
  });

  await test.step('what was typed is offered beside it, and typing goes on', async () => {
    await page.goto('/cms');
    await page.goto(form);
    await expect(description(page)).toHaveValue('Of the portal.');
    await kept.getByRole('button', { name: 'Restore changes' }).click();
    await expect(description(page)).toHaveValue('Second.');
    await expect(kept).toHaveCount(0);
    expect(await saves('Third.')).toBe(200);
  });

  await test.step('the panel asks before somebody leaves what the server has refused', async () => {
    await page.route(autosaves, (route) =>
      route.fulfill({ status: 401, json: { message: 'Authentication required' } }),
    );
    expect(await saves('Typed as the session ended.')).toBe(401);
    await posts(page).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' });
    await expect(question).toContainText('This browser keeps what you typed and offers it');
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page).toHaveURL(form);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(description(page)).toHaveValue('Typed as the session ended.');
  });

  await test.step('it is kept in the browser, brought back and saved', async () => {
    await page.unroute(autosaves);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(form);
    await expect(description(page)).toHaveValue('Third.');
    await expect(kept).toContainText('This browser has kept them.');
    await kept.getByRole('button', { name: 'Restore changes' }).click();
    await expect(description(page)).toHaveValue('Typed as the session ended.');
    await expect(kept).toHaveCount(0);
    await page.reload();
    await expect(description(page)).toHaveValue('Typed as the session ended.');
    await expect(kept).toHaveCount(0);
    await posts(page).click();
    await expect(page).toHaveURL(/\/cms\/collections\/posts(\?|$)/);
  });
});

test('forms that are saved by hand keep what was typed, and nothing is live before it is saved', async ({
  page,
}) => {
  const editor = await Editor.signInToCms(page);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const data = { name: freshTitle(), description: 'As it was.' };
  const made = await page.request.post('/api/categories', { headers, data });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const stored = async () =>
    (await (await page.request.get(`/api/categories/${id}`, { headers })).json()) as Record<string, unknown>;
  const about = page.getByRole('textbox', { name: 'Description' });
  const kept = page.getByRole('region', { name: 'Unsaved changes' });
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('panel-')));

  // As if the tab had been closed: nobody is asked.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const place of [`/cms/collections/categories/${id}`, '/cms/globals/site-settings']) {
    const field = place.endsWith('settings')
      ? page.getByRole('textbox', { name: 'Name of the firm' })
      : about;
    await page.goto(place);
    await field.fill('Typed and not saved.');
    await page.reload();
    await expect(field).not.toHaveValue('Typed and not saved.');
    await kept.getByRole('button', { name: 'Restore changes' }).click();
    await expect(field).toHaveValue('Typed and not saved.');
    await expect(kept).toHaveCount(0);
    expect((await stored()).description).toBe('As it was.');
  }
  await page.getByRole('textbox', { name: 'Name of the firm' }).fill('');
  await page.goto('/cms');

  await page.goto(`/cms/collections/categories/${id}`);
  await kept.getByRole('button', { name: 'Restore changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await stored()).description).toBe('Typed and not saved.');
  await expect.poll(async () => (await keys()).filter((key) => key.includes('categories'))).toEqual([]);
  await page.reload();
  await expect(about).toHaveValue('Typed and not saved.');
  await expect(kept).toHaveCount(0);

  await page.goto('/cms/collections/categories/create');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Begun');
  await page.reload();
  await expect(name).toHaveValue('');
  await kept.getByRole('button', { name: 'Restore changes' }).click();
  await expect(name).toHaveValue('Begun');

  // Somebody else saves first: what was typed is refused, kept, and offered beside what they saved.
  const picture = { name: 'desk.png', mimeType: 'image/png', buffer: await plainPng(60, 40) };
  const uploaded = await page.request.post('/api/images/upload', {
    ...{ headers, multipart: { picture, alt: 'As both have read it' } },
  });
  const address = `/api/media/${((await uploaded.json()) as { id: number }).id}`;
  const words = async () =>
    ((await (await page.request.get(address, { headers })).json()) as { alt: string }).alt;
  const alt = page.getByRole('textbox', { name: 'Alt text' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto(address.replace('/api/', '/cms/collections/'));
  // The panel looks itself, once, with the first key.
  const looked = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"checkForStaleData":true') === true,
  );
  await alt.fill('Typed meanwhile');
  await looked;
  await page.request.patch(address, { headers, data: { alt: 'Of somebody else' } });
  await save.click();
  await expect(
    page.getByText(/^This was saved elsewhere in the meantime.*will be offered there\.$/),
  ).toBeVisible();
  await expect(alt).toHaveValue('Typed meanwhile');
  expect(await words()).toBe('Of somebody else');
  await page.reload();
  await expect(alt).toHaveValue('Of somebody else');
  await kept.getByRole('button', { name: 'Restore changes' }).click();
  await save.click();
  await expectSaid(page, 'Updated successfully.');
  expect(await words()).toBe('Typed meanwhile');
  // The next save is of the version that this one has left.
  await alt.fill('And typed on');
  await save.click();
  await expect.poll(words).toBe('And typed on');
});

/** A category's form with "As it was." in it, in which "Left behind." was typed before. */
async function leaveBehind(page: Page) {
  const editor = await Editor.signInToCms(page);
  const made = await page.request.post('/api/categories', {
    headers: { Authorization: `Bearer ${editor.token}` },
    data: { name: freshTitle(), description: 'As it was.' },
  });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const about = page.getByRole('textbox', { name: 'Description' });
  const kept = page.getByRole('region', { name: 'Unsaved changes' });
  const bringBack = kept.getByRole('button', { name: 'Restore changes' });
  const path = `/cms/collections/categories/${id}`;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await about.fill('Left behind.');
  await page.reload();
  await expect(bringBack).toBeVisible();
  return { about, kept, bringBack, path };
}

test.describe('what was left behind in a form', () => {
  test.use({ expectedNoise: /Failed to (load resource|fetch)|could not be brought back/ });

  test('stays offered until it is back, and changes places with what was typed since', async ({ page }) => {
    const { about, kept, bringBack, path } = await leaveBehind(page);
    const calls = `**${path}`;
    await page.route(calls, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await bringBack.click();
    await expect(kept.getByRole('status')).not.toBeEmpty();
    await expect(about).toHaveValue('As it was.');
    await page.unroute(calls);

    await about.fill('Typed since.');
    await bringBack.click();
    await expect(about).toHaveValue('Left behind.');
    await expect(kept.getByRole('status')).toHaveText(/^The changes are back in the form\./);
    await bringBack.click();
    await expect(about).toHaveValue('Typed since.');
    await bringBack.click();
    await expect(about).toHaveValue('Left behind.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaid(page, 'Updated successfully.');
    await page.reload();
    await expect(about).toHaveValue('Left behind.');
    await bringBack.click();
    await expect(about).toHaveValue('Typed since.');
    await expect(kept).toHaveCount(0);
  });
});
