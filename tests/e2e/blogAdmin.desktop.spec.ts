import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAdmin, signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { bring, picturePng } from './support/bring';
import { Editor } from './support/posts';
import { expect, test } from './support/test';

/** Chooses a picture in the dialog that is open, and what it shows. */
async function describePicture(page: Page, alt: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Insert Image' });
  await dialog.getByLabel('Alt text').fill(alt);
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('A post goes from an empty page to its readers and is deleted', async ({ page, expectAccessible }) => {
  test.slow();
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  const mark = randomUUID();
  const [title, slug] = [`Counting Hours: ${mark}!`, `counting-hours-${mark}`];
  const published = async () => (await page.request.get(`/blog/${slug}`)).text();
  const row = page.getByRole('row').filter({ hasText: title });

  await test.step('a new post has an author and a date', async () => {
    await admin.open();
    await expectAccessible();
    await admin.startPost();
    await expect(admin.field('Author')).not.toHaveValue('');
    await expect(admin.field('Date')).not.toHaveValue('');
    await expect(admin.field('Published')).not.toBeChecked();
    await admin.field('Title').fill(title);
    await expect(admin.field('Slug')).toHaveValue(slug);
    await admin.field('Description').fill('Where the hours go.');
    await admin.field('Tags').fill(' law ,, costs,');
  });

  await test.step('the browser’s own undo takes back what a tool has typed', async () => {
    await admin.content.fill('Hours are money.');
    await admin.content.selectText();
    await page.keyboard.press('Control+b');
    await expect(admin.content).toHaveValue('**Hours are money.**');
    await page.keyboard.press('Control+z');
    await expect(admin.content).toHaveValue('Hours are money.');
  });

  await test.step('a picture is put where it is dropped', async () => {
    await admin.content.fill('Hours are money.\n\nLast words');
    await bring(admin.content, 'drop', { picture: await picturePng() });
    await expectAccessible();
    await describePicture(page, 'A lamp at six');
    await expect(admin.content).toHaveValue(
      /^Hours are money\.\n\n!\[A lamp at six\]\(\/blog-images\/a-lamp-[^)]*\)\n\nLast words$/,
    );
  });

  await test.step('the preview stands beside the text on the whole screen, until Escape', async () => {
    await admin.button('Side by side').click();
    const preview = admin.editor.getByRole('region', { name: 'Preview of the content' });
    await expect(preview).toContainText('Hours are money.');
    await expectAccessible();
    await expect(admin.field('Title')).toBeHidden();
    expect((await preview.boundingBox())?.width).toBeGreaterThan(500);
    await page.keyboard.press('Escape');
    await expect(admin.field('Title')).toBeVisible();
    await expect(preview).toHaveCount(0);
  });

  await test.step('a cover is shown small', async () => {
    const cover = admin.editor.getByRole('group', { name: 'Cover Image' });
    await cover
      .locator('input[type=file]')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await picturePng() });
    const image = cover.getByRole('img', { name: 'Cover image preview' });
    await expect(image).toBeVisible();
    expect((await image.boundingBox())?.height).toBeLessThanOrEqual(130);
    await cover.getByLabel('Alt text').fill('A green field');
    await admin.saveAndClose();
  });

  await test.step('a draft has no readers', async () => {
    await admin.find(title);
    await expect(row).toContainText('Where the hours go.');
    await expect(row).toContainText('Draft');
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  });

  await test.step('it is published', async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(admin.field('Tags')).toHaveValue('law, costs');
    await admin.field('Title').fill(`${title} Again`);
    await expect(admin.field('Slug')).toHaveValue(slug);
    await admin.field('Published').check();
    await admin.saveAndClose();
    await expect(row).toContainText('Published');
    await expect.poll(published).toMatch(/srcset="[^"]*480w[^"]*960w[^"]*1200w/i);
    expect(await published()).toContain('Hours are money.');
  });

  await test.step('it is deleted', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete post' });
    await expectAccessible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(`No post matches “${title}”.`)).toBeVisible();
  });
});

test.describe('several at once', () => {
  test.use({ expectedNoise: /409|newer version/ });

  test('Tabs and colleagues write over nothing of each other', async ({ page, expectAccessible }) => {
    test.slow();
    const editor = await Editor.signIn(page.request);
    const post = await editor.write({ text: 'First.' });
    await signInAsAdmin(page);
    const first = new BlogAdmin(page);
    const second = new BlogAdmin(await page.context().newPage());

    await test.step('two tabs write two new posts, and the next gets what a closed one leaves', async () => {
      await first.open('?new');
      await first.content.fill('Of the first tab.');
      await expect(first.editor.getByText(/^Draft kept in this browser/)).toBeVisible();
      await second.open('?new');
      await expect(second.content).toHaveValue('');
      await second.content.fill('Of the second tab.');
      await expect(second.editor.getByText(/^Draft kept in this browser/)).toBeVisible();
      await second.page.close();
      // The browser may need a moment to see that nobody has it open any more.
      const openDrafts = () => navigator.locks.query().then(({ held }) => held?.length);
      await expect.poll(() => page.evaluate(openDrafts)).toBe(1);
      const third = new BlogAdmin(await page.context().newPage());
      await third.open('?new');
      await expect(third.content).toHaveValue('Of the second tab.');
      await expect(first.content).toHaveValue('Of the first tab.');
      await third.page.close();
    });

    await test.step('who is in a post is told, and can be relieved', async () => {
      const address = `/api/admin/blog/post/${post.slug}/editing`;
      const entered = await page.request.post(address, { data: {}, headers: await createAdmin() });
      expect(entered.ok()).toBe(true);
      await first.edit(post.slug!);
      await expect(first.editor.getByText(/^Sam Colleague is editing this post/)).toBeVisible();
      await expectAccessible();
      await first.button('Take over').click();
      await expect(first.editor.getByText(/is editing this post/)).toHaveCount(0);
    });

    await test.step('a version saved by somebody else is not written over unseen', async () => {
      await editor.publish(post, { text: 'Theirs.' });
      await first.content.fill('Mine.');
      await first.save();
      const question = page.getByRole('dialog', { name: 'A newer version was saved' });
      await expect(question).toContainText('Nothing was overwritten.');
      await expectAccessible();
      await question.getByRole('button', { name: 'Load the newer version' }).click();
      await expect(first.content).toHaveValue('Theirs.');
    });

    await test.step('versions are compared in words', async () => {
      await first.button('Versions').click();
      const versions = page.getByRole('dialog', { name: 'Versions' });
      await expect(versions.getByRole('list', { name: 'Saved versions' }).getByRole('button')).toHaveCount(3);
      await expect(versions.getByRole('insertion').first()).toBeVisible();
      await expectAccessible();
      await versions.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('mine after all becomes the newest', async () => {
      await editor.publish(post, { text: 'Theirs again.' });
      await first.content.fill('Mine after all.');
      await first.save();
      await page.getByRole('button', { name: 'Save mine as the newest' }).click();
      await expect(first.editor).toBeHidden();
      await first.edit(post.slug!);
      await expect(first.content).toHaveValue('Mine after all.');
    });
  });
});
