import { randomUUID } from 'node:crypto';
import { firstAdmin } from '../../scripts/testing/testSettings.mjs';
import { createAdmin, signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';
import { expectSaid } from './support/toasts';

test('writes a post, publishes it, edits it and deletes it', async ({ page, expectAccessible }) => {
  test.slow();
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open();
  await expectAccessible();
  await admin.startPost();
  await expect(admin.field('Author')).not.toHaveValue('');
  await expect(admin.field('Date')).not.toHaveValue('');
  await expect(admin.field('Published')).not.toBeChecked();

  const mark = randomUUID();
  const title = `Counting Hours: ${mark}!`;
  const slug = `counting-hours-${mark}`;
  await admin.field('Title').fill(title);
  await expect(admin.field('Slug')).toHaveValue(slug);
  await admin.field('Description').fill('Where the hours go.');
  await admin.field('Tags').fill(' law ,, costs,');
  await admin.content.fill('Hours are money.');
  await admin.content.selectText();
  await page.keyboard.press('Control+b');
  await expect(admin.content).toHaveValue('**Hours are money.**');
  await page.keyboard.press('Control+z');
  await expect(admin.content).toHaveValue('Hours are money.');
  await admin.button('Side by side').click();
  const preview = admin.editor.getByRole('region', { name: 'Preview of the content' });
  await expect(preview).toHaveText('Hours are money.');
  await expectAccessible();
  await admin.saveAndClose();

  const row = await admin.find(title);
  await expect(row).toContainText('Where the hours go.');
  await expect(row).toContainText('Draft');
  const hidden = await page.request.get(`/blog/${slug}`);
  expect(hidden.status()).toBe(404);

  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`edit=${slug}`));
  await expect(admin.field('Tags')).toHaveValue('law, costs');
  await admin.field('Title').fill(`${title} Again`);
  await expect(admin.field('Slug')).toHaveValue(slug);
  await admin.field('Published').check();
  await admin.saveAndClose();
  await expect(row).toContainText('Published');
  await expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute('href', `/blog/${slug}`);
  const shown = await page.request.get(`/blog/${slug}`);
  expect(await shown.text()).toContain('Hours are money.');

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete post' });
  await expect(question.getByRole('paragraph')).toHaveText([
    'Are you sure you want to delete the post? This action cannot be undone.',
  ]);
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(`No post matches “${title}”.`)).toBeVisible();
});

test('names what is missing, and leads there', { tag: '@desktop' }, async ({ page }) => {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.field('Author').fill('');
  await admin.save();
  await expect(admin.editor.getByRole('alert')).toContainText('Some fields need another look.');
  await expect(admin.field('Title')).toBeFocused();
  for (const name of ['Title', 'Slug', 'Description', 'Author']) {
    await expect(admin.field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(admin.content).not.toHaveAttribute('aria-invalid');
});

test('formats by toolbar and keyboard, shows the preview, and fills the screen', async ({ page }) => {
  await signInAsAdmin(page);
  const admin = new BlogAdmin(page);
  await admin.open('?new');
  await admin.button('Bold').click();
  await expect(admin.content).toHaveValue('**bold text**');
  await admin.button('Bold').focus();
  await page.keyboard.press('ArrowRight');
  await expect(admin.button('Italic')).toBeFocused();
  await admin.content.fill('one\ntwo');
  await admin.content.selectText();
  await admin.button('Task list').click();
  await expect(admin.content).toHaveValue('- [ ] one\n- [ ] two');

  await admin.content.fill('# One <script>alert(1)</script> [bad](javascript:alert(1))');
  await admin.button('Preview').click();
  await expect(admin.content).toBeHidden();
  const preview = admin.editor.getByRole('region', { name: 'Preview of the content' });
  await expect(preview).toContainText('<script>alert(1)</script>');
  await expect(preview.locator('script, a[href^="javascript"]')).toHaveCount(0);
  await admin.button('Full screen').click();
  await expect(admin.field('Title')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(admin.field('Title')).toBeVisible();
});

test(
  'keeps what was typed when the tab is closed, and asks before leaving',
  { tag: '@desktop' },
  async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write({ text: 'Before.' });
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.edit(post.slug);
    await expect(admin.content).toHaveValue('Before.');
    await admin.content.fill('Typed and not saved.');
    await page.reload();
    await expect(admin.content).toHaveValue('Typed and not saved.');
    await expect(admin.editor.getByText(/were restored from this browser/)).toBeVisible();

    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(admin.content).toHaveValue('Typed and not saved.');
    await admin.button('Cancel').click();
    await question.getByRole('button', { name: 'Close and keep draft' }).click();
    await expect(admin.editor).toBeHidden();
    await admin.edit(post.slug);
    await expect(admin.content).toHaveValue('Typed and not saved.');
    await admin.button('Discard them').click();
    await expect(admin.content).toHaveValue('Before.');
    await page.keyboard.press('Escape');
    await expect(admin.editor).toBeHidden();
  },
);

test(
  'what was typed since a draft was restored comes back after the draft was discarded',
  { tag: '@desktop' },
  async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write({ text: 'Before.' });
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.edit(post.slug);
    await admin.content.fill('Restored.');
    await page.reload();
    await expect(admin.content).toHaveValue('Restored.');
    await admin.content.fill('Restored, and typed on.');
    await admin.button('Discard them').click();
    await expect(admin.content).toHaveValue('Before.');
    await expect(admin.button('Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(admin.content).toHaveValue('Restored, and typed on.');

    await admin.button('Discard them').click();
    await admin.content.fill('Typed instead.');
    await admin.button('Undo').click();
    await expect(admin.content).toHaveValue('Restored, and typed on.');
    await admin.button('Undo').click();
    await expect(admin.content).toHaveValue('Typed instead.');
    await expect(admin.editor.getByText(/^Draft kept in this browser/)).toBeVisible();
    await page.reload();
    await expect(admin.content).toHaveValue('Typed instead.');
    await admin.button('Undo').click();
    await expect(admin.content).toHaveValue('Restored, and typed on.');
    await admin.button('Undo').click();
    await admin.saveAndClose();
    await admin.edit(post.slug);
    await expect(admin.content).toHaveValue('Typed instead.');
    await expect(admin.button('Undo')).toHaveCount(0);
  },
);

test(
  'two tabs write two new posts, and what a closed one leaves behind is offered in the next',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsAdmin(page);
    const first = new BlogAdmin(page);
    await first.open('?new');
    await first.content.fill('Of the first tab.');
    await expect(first.editor.getByText(/^Draft kept in this browser/)).toBeVisible();

    const second = new BlogAdmin(await page.context().newPage());
    await second.open('?new');
    await expect(second.content).toHaveValue('');
    await second.content.fill('Of the second tab.');
    await expect(second.editor.getByText(/^Draft kept in this browser/)).toBeVisible();

    await page.close();
    // The browser may need a moment to see that nobody has it open any more.
    const openDrafts = () => navigator.locks.query().then(({ held }) => held?.length);
    await expect.poll(() => second.page.evaluate(openDrafts)).toBe(1);
    const third = new BlogAdmin(await second.page.context().newPage());
    await third.open('?new');
    await expect(third.content).toHaveValue('Of the first tab.');
    await expect(second.content).toHaveValue('Of the second tab.');
    await second.page.reload();
    await expect(second.content).toHaveValue('Of the second tab.');
  },
);

test('a save that ends after its editor was left closes no other', { tag: '@desktop' }, async ({ page }) => {
  const editor = await Editor.signIn(page.request);
  const [first, second] = [await editor.write(), await editor.write()];
  await signInAsAdmin(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/api/admin/blog/post/${first.slug}?id=*`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const admin = new BlogAdmin(page);
  await admin.edit(first.slug);
  await admin.content.fill('Sent.');
  await admin.save();
  await expect(admin.button('Saving...')).toBeDisabled();
  await admin.button('Cancel').click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Close and keep draft' }).click();
  await expect(admin.editor).toBeHidden();

  const row = await admin.find(second.title);
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(admin.field('Slug')).toHaveValue(second.slug);
  await admin.content.fill('Typed in the second.');
  letGo();
  await expectSaid(page, `“${first.title}” has been saved.`);
  await expect(admin.content).toHaveValue('Typed in the second.');
  await expect(page).toHaveURL(new RegExp(`edit=${second.slug}`));
});

test(
  'a new post that is saved while somebody types on has its own address, where its draft comes back',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsAdmin(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/admin/blog/posts', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const admin = new BlogAdmin(page);
    await admin.open('?new');
    await admin.field('Title').fill(freshTitle());
    await admin.field('Description').fill('Saved early.');
    await admin.content.fill('Sent.');
    const slug = await admin.field('Slug').inputValue();
    await admin.save();
    await expect(admin.button('Saving...')).toBeDisabled();
    await admin.content.fill('Typed on.');
    letGo();
    await expect(admin.editor.getByText('Saved, except for what was typed since.')).toBeVisible();
    await expect(page).toHaveURL(`/admin/blog?edit=${slug}`);
    await expect(admin.content).toHaveValue('Typed on.');

    await page.reload();
    await expect(admin.field('Slug')).toHaveValue(slug);
    await expect(admin.content).toHaveValue('Typed on.');
    await expect(admin.editor.getByText(/were restored from this browser/)).toBeVisible();
    await admin.saveAndClose();
    await admin.startPost();
    await expect(admin.field('Title')).toHaveValue('');
  },
);

test.describe('two people in one post', () => {
  test.use({ expectedNoise: /409|newer version/ });

  test('the second is told who is there, and can take over', async ({ page, expectAccessible }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write();
    const colleague = await createAdmin();
    const address = `/api/admin/blog/post/${post.slug}/editing`;
    const entered = await page.request.post(address, { data: {}, headers: colleague });
    expect(entered.ok()).toBe(true);
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.edit(post.slug);
    await expect(admin.editor.getByText(/^Sam Colleague is editing this post/)).toBeVisible();
    await expectAccessible();
    await admin.button('Take over').click();
    await expect(admin.editor.getByText(/is editing this post/)).toHaveCount(0);
  });

  test(
    'a version saved by somebody else is not written over unseen',
    { tag: '@desktop' },
    async ({ page, expectAccessible }, { project }) => {
      test.slow();
      const editor = await Editor.signIn(page.request);
      const post = await editor.write({ title: `${project.name} ${freshTitle()}`, text: 'First.' });
      await signInAsAdmin(page);
      const admin = new BlogAdmin(page);
      await admin.edit(post.slug);
      await editor.publish(post, { text: 'Theirs.' });
      await admin.content.fill('Mine.');
      await admin.save();
      const question = page.getByRole('dialog', { name: 'A newer version was saved' });
      await expect(question).toContainText('Nothing was overwritten.');
      await expect(question.getByRole('link', { name: /history/ })).toHaveAttribute(
        'href',
        new RegExp(`/cms/collections/posts/${post.id}/versions/\\d+`),
      );
      await expectAccessible();
      await question.getByRole('button', { name: 'Load the newer version' }).click();
      await expect(admin.content).toHaveValue('Theirs.');

      await editor.publish(post, { text: 'Theirs again.' });
      await admin.content.fill('Mine after all.');
      await admin.save();
      await question.getByRole('button', { name: 'Save mine as the newest' }).click();
      await expect(admin.editor).toBeHidden();
      await admin.edit(post.slug);
      await expect(admin.content).toHaveValue('Mine after all.');
    },
  );
});

test(
  'a draft without an address is edited in the panel, and can be deleted',
  { tag: '@desktop' },
  async ({ page }) => {
    const editor = await Editor.signInToCms(page);
    const description = `Only begun ${freshTitle()}`;
    const data = { title: null, description, _status: 'draft' };
    const headers = { Authorization: `Bearer ${editor.token}` };
    const made = await page.request.post('/api/posts?draft=true', { headers, data });
    const { id } = ((await made.json()) as { doc: { id: number } }).doc;
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    await admin.open('?sort=-updatedAt');
    const row = page.getByRole('row').filter({ hasText: description });
    await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/cms/collections/posts/${id}`,
    );
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  },
);

test.describe('when the server fails', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /Failed to load resource|could not be/ });

  test('says so in the documented words and loses nothing', async ({ page }) => {
    const editor = await Editor.signIn(page.request);
    const post = await editor.write();
    await signInAsAdmin(page);
    const admin = new BlogAdmin(page);
    const list = '**/api/admin/blog/posts?**';
    await page.route(list, (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
    await admin.open();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load posts' })).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();

    const row = await admin.find(post.title);
    const one = `**/api/admin/blog/post/${post.slug}?id=*`;
    await page.route(one, (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
    await row.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete post' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toHaveText('Failed to delete post. Please try again.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute(one);

    await admin.edit(post.slug);
    await admin.content.fill('Not lost.');
    await page.route(one, (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
    await admin.save();
    await expect(admin.editor.getByRole('alert')).toHaveText('Failed to save post. Please try again.');
    await page.unroute(one);
    // In one step: between two, the editor could ask for something else and be refused before.
    await admin.button('Save Post').evaluate((button: HTMLElement) => {
      localStorage.setItem('token', 'ended');
      button.click();
    });
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/admin/blog?edit=${post.slug}`)}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(firstAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(firstAdmin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(admin.content).toHaveValue('Not lost.');
  });
});

test('the blog begins with an invitation', { tag: '@desktop' }, async ({ page, expectAccessible }) => {
  await signInAsAdmin(page);
  await page.route('**/api/admin/blog/posts?**', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  const admin = new BlogAdmin(page);
  await admin.open();
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Create First Post' }).click();
  await expect(admin.field('Title')).toBeVisible();
});
