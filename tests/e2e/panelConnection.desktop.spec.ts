import type { Page } from '@playwright/test';
import { savedInPanel } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

test.use({
  expectedNoise:
    /Failed to load resource|Failed to fetch|Error submitting form|could not be loaded|An unexpected response/,
});

const description = (page: Page) => page.getByRole('textbox', { name: 'Description *' });
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Not saved: the connection to the site is lost.' });
/** The editor of the body loads after the rest of the form. Without a connection the form fails with it. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('[contenteditable="true"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}
const state = (page: Page) => page.locator('.doc-controls').getByText('Status:');

test('A post is kept without a connection, and saved once the site answers again', async ({
  page,
  context,
}) => {
  const post = await (await Editor.signInToCms(page)).write();
  const newerDraft = page.getByText('Published, newer draft', { exact: true });

  await test.step('a save that is lost on its way is made again', async () => {
    await page.goto(`/cms/collections/posts/${post.id}`);
    await untilWhole(page);
    await page.route('**/api/posts/**autosave=true**', (route) => route.abort(), { times: 1 });
    const saved = savedInPanel(page, true, 'Lost on its way.');
    await description(page).fill('Lost on its way.');
    expect((await saved).status()).toBe(200);
    await expect(newerDraft).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

  await test.step('what is typed without a connection is saved later', async () => {
    await expect(state(page)).toBeVisible();
    await context.setOffline(true);
    await description(page).fill('Typed without a connection.');
    await expect(notice(page)).toContainText('saved as soon as the site answers again');
    // The bar goes on saying what was true before.
    await expect(state(page)).toBeHidden();
    await expect(page.getByText('Failed to fetch')).toBeHidden();
    await description(page).fill('Typed on without a connection.');

    const saved = savedInPanel(page, true, 'Typed on without a connection.');
    await context.setOffline(false);
    expect((await saved).status()).toBe(200);
    await expect(notice(page)).toBeHidden();
    await expect(state(page)).toBeVisible();
    await expect(newerDraft).toBeVisible();
    await expect(page.getByText('Failed to fetch')).toBeHidden();
    await expect(description(page)).toHaveValue('Typed on without a connection.');
    await page.waitForLoadState('networkidle');
  });

  await test.step('publishing is left to the person', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'The connection to the site is lost.' }).or(notice(page)),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('connection to the site is lost')).toBeHidden();
    const published = savedInPanel(page, false);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    expect((await published).status()).toBe(200);
  });
});

test('a category says that the connection is lost, and is saved by the person', async ({ page, context }) => {
  await Editor.signInToCms(page);
  await page.goto('/cms/collections/categories/create');
  await page.getByRole('textbox', { name: 'Name *' }).fill(`Without ${Date.now()}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page)).toContainText('Save it once the site answers again');
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/categories\/\d+/);
});

test('A post says that its writer is signed out, and is saved once they are back', async ({
  page,
  context,
}) => {
  const post = await (await Editor.signInToCms(page)).write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  await untilWhole(page);
  const session = await context.cookies();
  await context.clearCookies();
  const refused = savedInPanel(page, true, 'Typed while signed out.');
  await description(page).fill('Typed while signed out.');
  expect((await refused).status()).toBe(404);
  const ended = page.getByRole('status').filter({ hasText: 'Not saved: you are signed out.' });
  await expect(ended.getByRole('link', { name: 'Sign in again in another tab.' })).toBeVisible();
  await expect(page.getByText('Not found', { exact: true })).toBeHidden();

  await context.addCookies(session);
  const saved = savedInPanel(page, true, 'Typed while signed out.');
  // As when the writer comes back from the tab where they signed in.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect((await saved).status()).toBe(200);
  await expect(ended).toHaveCount(0);
});
