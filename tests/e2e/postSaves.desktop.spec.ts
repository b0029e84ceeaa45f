import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import type { EditedPost } from '@/schemas/blog';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { bring } from './support/bring';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

/** Holds what is sent there until it is let go. */
async function hold(page: Page, address: string | RegExp) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const handle = async (route: Route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  };
  await page.route(address, handle);
  return letGo;
}

const postAt = (slug: string) => new RegExp(`/api/admin/blog/post/${slug}\\?`);

async function readPost(page: Page, token: string, slug: string): Promise<EditedPost> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/admin/blog/post/${slug}`, { headers })).json();
}

async function openNew(page: Page): Promise<BlogAdmin> {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.field('Title').fill(freshTitle());
  await admin.field('Description').fill('About saving.');
  await admin.content.fill('Some words.');
  return admin;
}

test('a save takes no picture away that is on its way', async ({ page }) => {
  const admin = await openNew(page);
  const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
  const letUpload = await hold(page, '**/api/images/upload-cover');
  const letSave = await hold(page, '**/api/admin/blog/posts');
  await admin.save();
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  await cover.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
  letSave();
  await expect(
    admin.editor.getByRole('status').filter({ hasText: 'Saved, except for what is still on its way.' }),
  ).toBeVisible();
  letUpload();
  await expect(cover.getByRole('img', { name: 'Cover image preview' })).toBeVisible();
  await admin.saveAndClose();
});

test('a save waits for what was pasted, which calls nobody back to the text', async ({ page }) => {
  const admin = await openNew(page);
  await admin.content.fill('');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // What reads pasted HTML is fetched with the first paste.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await bring(admin.content, 'paste', { html: '<p><b>Pasted</b> words</p>' });
  await admin.save();
  await expect(admin.editor.getByRole('alert')).toHaveText(
    'A picture or pasted text is still on its way. Save again when it is there.',
  );
  await admin.field('Title').fill(freshTitle());
  letGo();
  await expect(admin.content).toHaveValue('**Pasted** words');
  await expect(admin.field('Title')).toBeFocused();
  await admin.saveAndClose();
});

test.describe('a save that is refused or unanswered', () => {
  test.use({ expectedNoise: /409|newer version|could not be saved|ERR_FAILED|could not be loaded/ });

  test('is one post, though its answer was lost', async ({ page }) => {
    const admin = await openNew(page);
    const slug = await admin.field('Slug').inputValue();
    await page.route(
      '**/api/admin/blog/posts',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await admin.save();
    await expect(admin.editor.getByRole('alert')).toContainText('Failed to save post.');
    await admin.saveAndClose();
    await admin.edit(slug);
    await expect(admin.content).toHaveValue('Some words.');
  });

  test('leaves what was typed since in the history, too', async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write({ text: 'First.' });
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.edit(post.slug);
    await editor.publish(post, { text: 'Theirs.' });
    await admin.content.fill('Mine.');
    const letSave = await hold(page, postAt(post.slug));
    await admin.save();
    await admin.content.fill('Mine, and more.');
    letSave();
    const question = page.getByRole('dialog', { name: 'A newer version was saved' });
    await question.getByRole('button', { name: 'Load the newer version' }).click();
    await expect(admin.content).toHaveValue('Theirs.');
    await admin.button('Versions').click();
    const versions = page.getByRole('dialog', { name: /Versions/ });
    await expect(versions.getByRole('listitem')).toHaveCount(4);
  });

  test('changes nothing about whether readers see the post', async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write({ _status: 'draft' });
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.edit(post.slug);
    await expect(admin.field('Published')).not.toBeChecked();
    await editor.publish(post, {});
    await admin.content.fill('Mine.');
    await admin.save();
    const question = page.getByRole('dialog', { name: 'A newer version was saved' });
    await question.getByRole('button', { name: 'Save mine as the newest' }).click();
    await expect(admin.editor).toBeHidden();
    const { frontmatter, content } = await readPost(page, editor.token, post.slug);
    expect([frontmatter.published, content.trim()]).toEqual([true, 'Mine.']);
  });
});

test('the editor says that a text isn’t public yet, and a save publishes it', async ({ page }) => {
  const editor = await Editor.signIn(page.request);
  const post = await editor.write();
  await editor.saveDraft(post, { description: 'Half a sentence' });
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.edit(post.slug);
  await expect(admin.editor.getByText(/^Readers don’t see this text yet: /)).toBeVisible();
  await admin.field('Description').fill('A whole sentence.');
  await admin.saveAndClose();
  expect(await readPost(page, editor.token, post.slug)).toMatchObject({
    hasUnpublishedChanges: false,
    frontmatter: { excerpt: 'A whole sentence.' },
  });
});
