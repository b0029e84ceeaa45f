import type { Locator } from '@playwright/test';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x };
}

test('nothing in the panel covers its neighbor or touches the edge of a phone', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const { id } = await editor.write({ _status: 'draft' });

  await test.step('the bar of a form is below its tabs and description', async () => {
    await page.goto(`/cms/collections/posts/${id}`);
    const description = page.locator('.custom-view-description');
    await expect(description).toBeVisible();
    const bar = await edgesOf(page.locator('.doc-controls'));
    expect((await edgesOf(description)).bottom).toBeLessThanOrEqual(bar.top);
    await page.getByRole('link', { name: 'Versions' }).tap();
    await expect(page).toHaveURL(/\/versions/);
  });

  await test.step('missing addresses begin where the list of redirects does', async () => {
    await page.goto('/cms/collections/redirects');
    const list = page.getByRole('heading', { name: 'Redirects', level: 1 });
    const below = page.getByRole('heading', { name: 'Requested but not found' });
    expect((await edgesOf(below)).left).toBe((await edgesOf(list)).left);
  });
});
