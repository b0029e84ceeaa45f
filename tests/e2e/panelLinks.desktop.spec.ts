import type { Page } from '@playwright/test';
import { panelText, pressEnd, savedInPanel } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Edit Link' });

/** Opens the dialog for a new link on the last word. The text takes the focus back a moment after a dialog has closed. */
async function openLinkDrawer(page: Page): Promise<void> {
  await panelText(page).click();
  await pressEnd(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(drawer(page).getByRole('textbox', { name: 'URL' })).toBeVisible();
}

test('A link dialog leaves a link when it is saved, and nothing when it is cancelled', async ({ page }) => {
  const post = await (await Editor.signInToCms(page)).write({ text: 'Several words here' });
  const link = panelText(page).getByRole('link');
  await page.goto(`/cms/collections/posts/${post.id}`);

  const waysToCancel = {
    Escape: () => page.keyboard.press('Escape'),
    Close: () => drawer(page).getByRole('button', { name: 'Close' }).first().click(),
  };
  for (const [name, cancel] of Object.entries(waysToCancel)) {
    await test.step(`cancelled with ${name}`, async () => {
      await openLinkDrawer(page);
      await expect(link).toHaveCount(1);
      await cancel();
      await expect(drawer(page)).toBeHidden();
      await expect(link).toHaveCount(0);
      await expect(panelText(page)).toHaveText('Several words here');
    });
  }

  await test.step('saved', async () => {
    await openLinkDrawer(page);
    const address = drawer(page).getByRole('textbox', { name: 'URL' });
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
  });

  await test.step('opened again and cancelled, it keeps its address and is published', async () => {
    await page.getByRole('button', { name: 'Edit link' }).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(link).toHaveAttribute('href', '/team');
    const published = savedInPanel(page, false);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    expect((await published).status()).toBe(200);
  });
});
