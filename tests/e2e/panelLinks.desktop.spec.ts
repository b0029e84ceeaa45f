import type { Page } from '@playwright/test';
import { panelText, savedInPanel } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Edit Link' });

async function openLinkDrawer(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(drawer(page).getByRole('textbox', { name: 'Address' })).toBeVisible();
}

/** Opens the dialog for a new link on the last word of a post. */
async function openNewLink(page: Page): Promise<void> {
  const post = await (await Editor.signInToCms(page)).write({ text: 'Several words here' });
  await page.goto(`/cms/collections/posts/${post.id}`);
  await panelText(page).click();
  await page.keyboard.press('End');
  await openLinkDrawer(page);
}

const waysToCancel = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Close: (page: Page) => drawer(page).getByRole('button', { name: 'Close' }).first().click(),
};

for (const [name, cancel] of Object.entries(waysToCancel))
  test(`a link dialog that is cancelled with ${name} leaves no link`, async ({ page }) => {
    const link = panelText(page).getByRole('link');
    await openNewLink(page);
    await expect(link).toHaveCount(1);
    await cancel(page);
    await expect(drawer(page)).toBeHidden();
    await expect(link).toHaveCount(0);
    await expect(panelText(page)).toHaveText('Several words here');
  });

test('a link dialog that is saved leaves a link, which keeps its address when its own dialog is cancelled', async ({
  page,
}) => {
  const link = panelText(page).getByRole('link');
  await openNewLink(page);
  const address = drawer(page).getByRole('textbox', { name: 'Address' });
  // The drawer's form comes after the drawer, and would put its own value over what is typed before.
  await expect(address).toHaveValue('https://');
  const targets = drawer(page).getByRole('list', { name: 'Pages and posts' });
  await expect(targets).toBeVisible();
  await address.fill('/team');
  await expect(targets).toBeHidden();
  const saved = savedInPanel(page, true, '"url":"/team"');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(link).toHaveAttribute('href', '/team');
  await saved;

  await page.getByRole('button', { name: 'Edit link' }).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(link).toHaveAttribute('href', '/team');
  const published = savedInPanel(page, false);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).status()).toBe(200);
});

test('the publish check calls a link without an address what must be fixed', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write();
  const element = { version: 1, direction: null, format: '' as const, indent: 0 };
  const text = { type: 'text', version: 1, text: 'a link', format: 0, detail: 0, mode: 'normal', style: '' };
  const fields = { linkType: 'custom', newTab: false, url: 'https://' };
  const link = { ...element, type: 'link', id: '65f0c0ffee65f0c0ffee65f0', fields, children: [text] };
  const root = { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children: [link] }] };
  await editor.saveDraft(post, { body: { root } });
  await page.goto(`/cms/collections/posts/${post.id}`);
  const check = page.getByRole('region', { name: 'Publish check' });
  await expect(check.getByRole('listitem').filter({ hasText: 'leads nowhere' })).toContainText(
    'Must be fixed',
  );
});
