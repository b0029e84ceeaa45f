import type { Locator } from '@playwright/test';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

test('nothing in the panel covers its neighbor or touches the edge of a phone', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const { id } = await editor.write({ _status: 'draft' });

  await test.step('the bar of a form is below its tabs and description', async () => {
    await page.goto(`/cms/collections/posts/${id}`);
    const description = page.locator('.custom-view-description');
    await expect(description).toBeVisible();
    const bar = await edgesOf(page.locator('.doc-controls__content'));
    expect((await edgesOf(description)).bottom).toBeLessThanOrEqual(bar.top);
    await page.getByRole('link', { name: 'Versions' }).tap();
    await expect(page).toHaveURL(/\/versions/);
  });

  await test.step('the end of a long form is above its Save button', async () => {
    await page.goto('/cms/globals/site-settings');
    // What the form adds in the browser would move its end.
    await expect(page.getByText('Visitors see it after you save.')).toBeVisible();
    const last = page.getByRole('textbox', { name: 'Spotify' });
    await last.tap();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    expect((await edgesOf(last)).bottom).toBeLessThan((await edgesOf(save)).top);
  });

  await test.step('a list fits, with its links', async () => {
    await page.goto('/cms/collections/posts');
    const list = page.getByRole('table');
    await expect(list.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    const { right } = await edgesOf(list);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  await test.step('the days of a calendar have room for a finger', async () => {
    await page.goto(`/cms/collections/posts/${id}`);
    await page.locator('.date-time-picker input').first().tap();
    const day = await edgesOf(page.locator('.react-datepicker__day').first());
    expect(day.bottom - day.top).toBeGreaterThan(32);
  });

  await test.step('missing addresses begin where the list of redirects does', async () => {
    await page.goto('/cms/collections/redirects');
    const list = page.getByRole('heading', { name: 'Redirects', level: 1 });
    const below = page.getByRole('heading', { name: 'Requested but not found' });
    expect((await edgesOf(below)).left).toBe((await edgesOf(list)).left);
  });
});
