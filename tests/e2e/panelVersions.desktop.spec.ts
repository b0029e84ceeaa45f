import { panelText } from './support/panelPost';
import { Editor, freshTitle } from './support/posts';
import { expect, test } from './support/test';

test('the panel shows in words what a version of a post changed, and makes it the draft again', async ({
  page,
}) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write({ text: 'Hours are money.' });
  await editor.publish(post, { text: 'Hours are costly.', description: 'About them.' });

  await page.goto(`/cms/collections/posts/${post.id}/versions`);
  const saved = page.getByRole('list', { name: 'Saved versions' }).getByRole('button');
  await expect(saved).toHaveCount(2);
  await expect(page.getByRole('deletion').filter({ hasText: 'money' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'costly' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByText('"root"')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make this version the draft' })).toHaveCount(0);

  await saved.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}/versions/\\d+$`));
  await expect(page.getByText('This is the first version.')).toBeVisible();
  await page.getByRole('radio', { name: 'the latest version' }).check();
  await expect(page.getByRole('insertion').filter({ hasText: 'costly' })).toBeVisible();

  await page.getByRole('button', { name: 'Make this version the draft' }).click();
  await expect(page).toHaveURL(`/cms/collections/posts/${post.id}`);
  await expect(panelText(page)).toContainText('Hours are money.');
  const shown = await page.request.get(`/blog/${post.slug}`);
  expect(await shown.text()).toContain('Hours are costly.');
});

test('the versions of a post in the trash can be read, and none made the draft', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const post = await editor.write({ text: 'Hours are money.' });
  await editor.publish(post, { text: 'Hours are costly.' });
  const headers = { Authorization: `Bearer ${editor.token}` };
  const data = { deletedAt: new Date().toISOString() };
  expect((await page.request.patch(`/api/posts/${post.id}`, { data, headers })).ok()).toBe(true);

  await page.goto(`/cms/collections/posts/trash/${post.id}/versions`);
  await page.getByRole('list', { name: 'Saved versions' }).getByRole('button').last().click();
  await expect(page.getByText('This is the first version.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make this version the draft' })).toHaveCount(0);
});

test('an address of a version that there isn’t is no page', async ({ page }) => {
  const editor = await Editor.signInToCms(page);
  const [one, other] = [await editor.write({ title: freshTitle() }), await editor.write()];
  await page.goto(`/cms/collections/posts/${other.id}/versions`);
  await expect(page.getByRole('list', { name: 'Saved versions' })).toBeVisible();
  for (const version of ['2147483647', 'x']) {
    const answer = await page.request.get(`/cms/collections/posts/${one.id}/versions/${version}`);
    expect(await answer.text()).not.toContain('Saved versions');
  }
});
