import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { plainPng } from '../factories/picture';
import { panelText } from './support/panelPost';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

test.use({ expectedNoise: /400 \(Bad Request\)/ });

/** Types, and waits until the form has been checked: an answer to that check which comes after a refusal would clear its messages. */
async function fill(page: Page, name: string, words: string): Promise<void> {
  const checked = page.waitForResponse((response) => {
    const request = response.request();
    return request.headers()['next-action'] !== undefined && (request.postData() ?? '').includes(words);
  });
  await page.getByRole('textbox', { name }).fill(words);
  await checked;
}

const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();

/** The message that the panel shows at a field, by the field's path. */
const messageAt = (page: Page, path: string): Locator =>
  page.locator(
    `.field-type:has([name="${path}"]) .field-error, .field-type:has(#field-${path}) .field-error`,
  );

const brokenLink = (url: string) => {
  const element = { version: 1, direction: null, format: '' as const, indent: 0 };
  const text = { type: 'text', version: 1, text: 'a link', format: 0, detail: 0, mode: 'normal', style: '' };
  const fields = { linkType: 'custom', newTab: false, url };
  const link = { ...element, type: 'link', id: randomUUID(), fields, children: [text] };
  return {
    root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children: [link] }] },
  };
};

test('The panel says at its field what was refused', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write();
  await editor.saveDraft(post, { body: brokenLink('https://') });

  await test.step('a picture without alt text', async () => {
    await page.goto('/cms/collections/media/create');
    const file = { name: 'plain.png', mimeType: 'image/png', buffer: await plainPng(40, 40) };
    const checked = page.waitForResponse(
      (response) => response.request().headers()['next-action'] !== undefined,
    );
    await page.locator('input[type="file"]').setInputFiles(file);
    await checked;
    await save(page);
    await expect(messageAt(page, 'alt')).toHaveText('Say what the picture shows, or mark it as decorative.');
  });

  await test.step('a canonical address with a space', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/cms/collections/seo-pages');
    await page.locator('table a[href*="/seo-pages/"]').first().click();
    await page.getByRole('button', { name: 'Indexing', exact: true }).click();
    await fill(page, 'Canonical URL', 'https://firm.example/a b');
    await save(page);
    await expect(messageAt(page, 'canonicalUrl')).toHaveText(/^Enter an address that begins with https/);
  });

  await test.step('both addresses of a redirect', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/cms/collections/redirects/create');
    // Both are checked at once: the panel may leave out the check of what is typed while another is answered.
    await page.getByRole('textbox', { name: 'To *' }).fill('javascript:team');
    await fill(page, 'From *', 'old page');
    await save(page);
    await expect(messageAt(page, 'from')).toHaveText(/^Begin with a slash/);
    await expect(messageAt(page, 'to')).toHaveText(/^Enter a path of this site/);
  });

  await test.step('the name of a category', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/cms/collections/categories/create');
    await fill(page, 'Name *', '!!!');
    await save(page);
    await expect(messageAt(page, 'name')).toHaveText(/^Use letters or digits/);
  });

  await test.step('an address in the settings', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/cms/globals/site-settings');
    await fill(page, 'Newsletter', 'news');
    await save(page);
    await expect(messageAt(page, 'newsletterUrl')).toHaveText(/\w/);
  });

  await test.step('a link in a text that leads nowhere', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`/cms/collections/posts/${post.id}`);
    await expect(panelText(page)).toContainText('a link');
    const check = page.getByRole('region', { name: 'Publish check' });
    await expect(check.getByRole('listitem').filter({ hasText: 'leads nowhere' })).toContainText(
      'Must be fixed',
    );
    await save(page, 'Publish changes');
    await expect(page.locator('.rich-text-lexical .field-error').first()).toHaveText(
      /^A link leads to “https:\/\/”/,
    );
  });
});

test('a title that is too long stays marked until it is shorter, also when a draft is saved meanwhile', async ({
  page,
}) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  await expect(panelText(page)).toContainText('Some words.');
  const drafted = page.waitForResponse((response) => response.url().includes('autosave=true'));
  const refused = page.waitForResponse((response) => response.status() === 400);
  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('long '.repeat(60));
  await save(page, 'Publish changes');
  await refused;
  await drafted;
  await expect(page.getByRole('region', { name: 'Publish check' })).toContainText('Use at most 200');
  await expect(messageAt(page, 'title')).toHaveText(/shorter than the max length of 200/);
  await title.fill('A short title');
  await save(page, 'Publish changes');
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(messageAt(page, 'title')).toHaveCount(0);
});

test('a slug that another post has is marked at its field', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const [other, post] = [await editor.write(), await editor.write()];
  await page.goto(`/cms/collections/posts/${post.id}`);
  await expect(panelText(page)).toContainText('Some words.');
  await page.getByRole('textbox', { name: /^Slug/ }).fill(other.slug);
  await save(page, 'Publish changes');
  await expect(messageAt(page, 'slug')).toHaveText('Another post has this slug. Choose another one.');
});

test('reasons stand at the fields of a redirect that is refused', async ({ page }) => {
  await Editor.signInToCms(page);
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [from, to, path, reason] of [
    ['/contact', '/team', 'from', 'The site itself answers at this address.'],
    ['/a-loop', '/a-loop', 'to', 'This redirect would create a loop.'],
  ] as const) {
    await page.goto('/cms/collections/redirects/create');
    const checked = page.waitForResponse((response) => {
      const request = response.request();
      return (request.postData() ?? '').includes(to) && request.headers()['next-action'] !== undefined;
    });
    await page.getByRole('textbox', { name: 'From *' }).fill(from);
    await page.getByRole('textbox', { name: 'To *' }).fill(to);
    // The answer to an earlier check may come last, and removes the reason. The next test is about that.
    await checked;
    await save(page);
    await expect(page.getByText(`isn’t valid. ${reason}`)).toBeVisible();
    await expect(messageAt(page, path)).toHaveText(reason);
  }
});

test('a reason stays when the check of what was typed before is answered after it', async ({ page }) => {
  const isCheck = (request: Request) =>
    request.headers()['next-action'] !== undefined && (request.postData() ?? '').includes('/story');
  await Editor.signInToCms(page);
  await page.goto('/cms/collections/redirects/create');
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/redirects'));
  await page.route('**/cms/**', async (route) => {
    if (isCheck(route.request())) await refused;
    await route.continue();
  });
  const asked = page.waitForRequest(isCheck);
  await page.getByRole('textbox', { name: 'To *' }).fill('/team');
  await page.getByRole('textbox', { name: 'From *' }).fill('/story');
  const answered = (await asked).response();
  await save(page);
  expect((await refused).status()).toBe(400);
  await answered;
  // Until the panel has taken the answer.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(messageAt(page, 'from')).toHaveText(/^The site itself answers/);
});
