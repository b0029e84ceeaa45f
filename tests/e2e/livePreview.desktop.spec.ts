import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { createAccount, createClient } from './support/accounts';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

// Next's client asks for styles again that stand in the page already.
test.use({ expectedNoise: /was preloaded using link preload but not used/ });

const frameOf = (page: Page) => page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');

/** A draft, and its form open in the panel for a marketer who has never been there. */
async function openDraft(page: Page, text: string): Promise<void> {
  const editor = await Editor.signIn(page.request);
  const draft = await editor.write({ _status: 'draft', text });
  const { token } = await createAccount('marketer');
  await page.context().addCookies([{ name: 'payload-token', value: token, url: siteUnderTest.url }]);
  await page.goto(`/cms/collections/posts/${draft.id}`);
}

const pressPreview = (page: Page, name: 'Live Preview' | 'Exit Live Preview') =>
  page.getByRole('button', { name, exact: true }).click();

test('what is typed in a post’s form is seen beside it, in windows of a reader’s width', async ({ page }) => {
  await openDraft(page, 'Said at first.');
  await pressPreview(page, 'Live Preview');
  const post = frameOf(page);
  await expect(post.getByText('Said at first.')).toBeVisible();

  const title = freshTitle();
  await page.getByRole('textbox', { name: 'Title *' }).fill(title);
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(title);
  const widths = [
    ['Desktop', 1440],
    ['Phone', 360],
  ] as const;
  for (const [device, width] of widths) {
    const words = `Read on a ${device}.`;
    await page.getByRole('button', { name: device }).click();
    await page.getByRole('textbox', { name: 'Description *' }).fill(words);
    await expect(post.getByText(words)).toBeVisible();
    expect(await post.locator('html').evaluate((html) => html.clientWidth)).toBe(width);
    const seen = await page.locator('iframe').boundingBox();
    expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeLessThanOrEqual(1440);
  }

  // What leads elsewhere opens beside, not in the frame.
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    post.getByRole('link', { name: 'Blog' }).first().click(),
  ]);
  await expect(opened).toHaveURL('/blog');
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a narrow window shows the form or the post', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDraft(page, 'Said at first.');
  const title = page.getByRole('textbox', { name: 'Title *' });
  await title.fill('Typed with a thumb');
  await pressPreview(page, 'Live Preview');
  await expect(title).toBeHidden();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Typed with a thumb');
  await pressPreview(page, 'Exit Live Preview');
  await expect(title).toHaveValue('Typed with a thumb');

  // A preview that was left open on a desktop, which Payload stores for the account, doesn't cover the form.
  await page.setViewportSize({ width: 1440, height: 900 });
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-preferences/') && response.request().method() === 'POST',
  );
  await pressPreview(page, 'Live Preview');
  await stored;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(title).toHaveValue('Typed with a thumb');
  await expect(title).toBeVisible();

  // Closing it there leaves the stored state alone.
  await pressPreview(page, 'Live Preview');
  await pressPreview(page, 'Exit Live Preview');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Typed with a thumb');
});

test('a draft is kept for nobody and shown to staff alone', async ({ page, playwright, baseURL }) => {
  const editor = await Editor.signInToCms(page);
  const draft = await editor.write({ _status: 'draft', text: 'Only for us.' });
  const client = await createClient();
  for (const path of [`/blog/preview/${draft.id}`, `/blog/preview/${draft.id}/frame`]) {
    // Without a word about where it comes from, a cookie counts for nothing.
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const seen = await page.request.get(path, { headers });
    expect(await seen.text()).toContain('Only for us.');
    expect(seen.headers()['cache-control']).toContain('no-store');
    for (const Cookie of ['', `payload-token=${client.token}`]) {
      const other = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { ...headers, Cookie },
      });
      const answer = await other.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).not.toContain('Only for us.');
      await other.dispose();
    }
  }
});
