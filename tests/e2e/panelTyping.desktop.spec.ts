import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { longPost } from '@/domain/markdown/fixtures/longPost';
import type { Role } from '@/domain/accounts/roles';
import { readKnownActions } from '@/edge/readKnownActions';
import type { EditedPost } from '@/schemas/blog';
import { siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { createAccount } from './support/accounts';
import { panelText, savedInPanel } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, oneRetry, test } from './support/test';

/** A draft is saved by itself when nothing has been typed for a second and a half. */
const dueMs = 2_000;

interface Held {
  /** Resolves when the server is asked. */
  begun: Promise<unknown>;
  letGo: () => void;
}

/** Holds back what the server answers to the next save by itself until it is let go. */
const holdAutosave = (page: Page): Promise<Held> =>
  holdNext(page, (request) => request.url().includes('autosave=true'));

/** Holds back the form as it is after a save. */
const holdForm = (page: Page): Promise<Held> =>
  holdNext(page, (request) => (request.headers()['next-action'] ?? '') !== '');

async function holdNext(page: Page, isMeant: (request: Request) => boolean): Promise<Held> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const begun = page.waitForRequest(isMeant);
  let isHeld = false;
  await page.route('**', async (route) => {
    if (isHeld || !isMeant(route.request())) return route.fallback();
    isHeld = true;
    const response = await route.fetch(oneRetry);
    await held;
    return route.fulfill({ response });
  });
  return { begun, letGo };
}

test('what is typed in several fields while a draft is being saved stays, and is saved too', async ({
  page,
}) => {
  const post = await (await Editor.signInToCms(page)).write();
  await page.goto(`/cms/collections/posts/${post.id}`);
  const field = (name: string) => page.getByRole('textbox', { name });
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  const { begun, letGo } = await holdAutosave(page);
  await field('Description *').fill('Saved first. ');
  await begun;

  await tab('SEO').click();
  await field('Meta title').fill('Typed meanwhile');
  await tab('Content').click();
  await field('Title').first().fill(`${post.title} and on`);
  await panelText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Written meanwhile.');
  await field('Description *').fill('Typed last.');
  const saved = savedInPanel(page, true, 'Typed last.');
  letGo();

  expect((await (await saved).json()) as unknown).toMatchObject({
    doc: {
      metaTitle: 'Typed meanwhile',
      title: `${post.title} and on`,
      description: 'Typed last.',
    },
  });
  await expect(field('Title').first()).toHaveValue(`${post.title} and on`);
  await expect(panelText(page)).toContainText('Written meanwhile.');
  await tab('SEO').click();
  await expect(field('Meta title')).toHaveValue('Typed meanwhile');
});

test.describe('with a clock that leaps', () => {
  // A call on its way at that moment is taken to have had no answer.
  test.use({ expectedNoise: /No answer/ });

  test('what is typed during one save after another is saved, however late the form comes back', async ({
    page,
  }) => {
    await page.clock.install();
    const post = await (await Editor.signInToCms(page)).write();
    await page.goto(`/cms/collections/posts/${post.id}`);
    const field = page.getByRole('textbox', { name: 'Description *' });
    let save = await holdAutosave(page);
    await field.fill('First.');
    await save.begun;
    // From here on the next save is due when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const words of ['Second.', 'Third.']) {
      await field.fill(words);
      await page.clock.runFor(dueMs);
      const next = await holdAutosave(page);
      save.letGo();
      await next.begun;
      save = next;
    }

    await field.fill('Fourth.');
    const form = await holdForm(page);
    save.letGo();
    await form.begun;
    await page.clock.runFor(dueMs);
    const saved = savedInPanel(page, true, 'Fourth.');
    form.letGo();
    expect((await saved).ok()).toBe(true);
  });
});

const lastWords = 'The last paragraph.';

/** Longer than the megabyte that Payload and Next let through unless told, as the panel sends it. */
function longText(): string {
  const paragraphs = longPost.split('\n\n');
  let text = '';
  for (let at = 0; text.length < 170_000; at += 1) {
    text += `${paragraphs[at % paragraphs.length] ?? ''}\n\n`;
  }
  return `${text}${lastWords}\n`;
}

test('a text of many pages is typed in and saved by itself, again and again', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const headers = { Authorization: `Bearer ${editor.token}` };
  const slug = `long-${randomUUID()}`;
  const data = { title: freshTitle(), slug, excerpt: 'Long.', content: longText(), author: 'Jo Doe' };
  const written = await page.request.post('/api/admin/blog/posts', { headers, data });
  expect(written.ok(), (await written.text()).slice(0, 200)).toBe(true);
  const { id } = (await written.json()) as EditedPost;

  await page.goto(`/cms/collections/posts/${id}`);
  await page.locator('[data-lexical-editor]').getByText(lastWords, { exact: true }).click();
  await page.keyboard.press('End');
  for (const letter of ['!', '?']) {
    const saved = savedInPanel(page, true);
    await page.keyboard.type(letter);
    expect((await saved).status()).toBe(200);
    // The form as it is after the save, asked for with the text in it three times.
    const form = await page.waitForResponse(
      (response) => response.request().headers()['next-action'] !== undefined,
    );
    expect(form.status()).toBe(200);
  }
  const read = await page.request.get(`/api/admin/blog/post/${slug}`, { headers });
  expect(((await read.json()) as EditedPost).content).toMatch(/The last paragraph\.!\?\s*$/);
});

test('what is long is read for staff only', async ({ request }) => {
  const [action = ''] = readKnownActions(path.resolve(siteUnderTest.distDir));
  const send = async (role: Role, characters: number) => {
    const { token } = await createAccount(role);
    const answer = await request.post('/cms', {
      headers: { Cookie: `payload-token=${token}`, 'Next-Action': action, 'Content-Type': 'text/plain' },
      data: JSON.stringify(['x'.repeat(characters)]),
    });
    return answer.status();
  };
  expect(await send('client', 2_000_000)).toBe(413);
  expect(await send('marketer', 2_000_000)).toBe(200);
  expect(await send('client', 1_000)).toBe(200);
});
