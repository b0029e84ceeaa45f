import type { Page } from '@playwright/test';
import { panelText } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Edit Link' });

async function openLinkDrawer(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(drawer(page).getByRole('textbox', { name: 'Address' })).toBeVisible();
}

test('a link dialog that is cancelled leaves no link', async ({ page }) => {
  const post = await (await Editor.signInToCms(page)).write({ text: 'Several words here' });
  await page.goto(`/cms/collections/posts/${post.id}`);
  const link = panelText(page).getByRole('link');
  for (const cancel of [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('button', { name: 'Close' }).first().click(),
  ]) {
    await panelText(page).click();
    await page.keyboard.press('End');
    await openLinkDrawer(page);
    await expect(link).toHaveCount(1);
    await cancel();
    await expect(drawer(page)).toBeHidden();
    await expect(link).toHaveCount(0);
    await expect(panelText(page)).toHaveText('Several words here');
  }
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
