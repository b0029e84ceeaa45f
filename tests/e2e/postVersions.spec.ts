import { randomUUID } from 'node:crypto';
import { signInAsAdmin } from './support/accounts';
import { BlogAdmin } from './support/blogAdmin';
import { letScheduleBeDue } from './support/database';
import { expect, test } from './support/test';
import { asAdmin } from './support/users';

/** A draft with two versions. */
const twoVersions = (mark: string) => [
  { title: `Counting ${mark}`, content: 'Hours are money.\n\nCount them on Friday.\n' },
  { title: `Counting ${mark}`, content: 'Hours are costly.\n\nCount them on Friday.\n' },
];

test('a former version is read in words, and taken back', async ({ page, expectAccessible }) => {
  const headers = asAdmin(await signInAsAdmin(page));
  const slug = `counting-${randomUUID()}`;
  const [first, second] = twoVersions(slug);
  const facts = { slug, excerpt: 'Where the hours go.', author: 'Jo Doe' };
  await page.request.post('/api/admin/blog/posts', { headers, data: { ...first, ...facts } });
  await page.request.put(`/api/admin/blog/post/${slug}`, { headers, data: { content: second?.content } });

  const admin = new BlogAdmin(page);
  await admin.edit(slug);
  await admin.button('Versions').click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const saved = versions.getByRole('list', { name: 'Saved versions' }).getByRole('button');
  await expect(saved).toHaveCount(2);
  await expect(versions.getByRole('deletion')).toHaveText(/money/);
  await expect(versions.getByRole('insertion')).toHaveText(/costly/);
  await expectAccessible();

  await versions.getByRole('button', { name: 'Close' }).click();
  await admin.content.fill('Typed since.\n');
  await admin.button('Versions').click();
  await saved.nth(1).click();
  await expect(versions.getByText('The first version: there was nothing before.')).toBeVisible();
  await versions.getByRole('radio', { name: 'what is in the editor' }).check();
  await expect(versions.getByRole('insertion')).toHaveText(/Typed since/);
  await versions.getByRole('button', { name: 'Take this version into the editor' }).click();
  await expect(versions).toBeHidden();
  await expect(admin.content).toHaveValue(first?.content ?? '');
  await expect(admin.field('Slug')).toHaveValue(slug);
  // What was typed before can come back, also when another version is looked at first.
  await admin.button('Versions').click();
  await saved.nth(0).click();
  await versions.getByRole('button', { name: 'Take this version into the editor' }).click();
  await expect(admin.content).toHaveValue(second?.content ?? '');
  await admin.button('Undo').click();
  await expect(admin.content).toHaveValue('Typed since.\n');
  await admin.content.fill(first?.content ?? '');
  await admin.saveAndClose();
  const restored = await page.request.get(`/api/admin/blog/post/${slug}`, { headers });
  expect(((await restored.json()) as { content: string }).content).toBe(first?.content);
});

test('a post goes out at the hour that its writer has set', async ({ page, request, expectAccessible }) => {
  test.slow();
  const headers = asAdmin(await signInAsAdmin(page));
  const slug = `later-${randomUUID()}`;
  const data = { ...twoVersions(slug)[0], slug, excerpt: 'Where the hours go.', author: 'Jo Doe' };
  await page.request.post('/api/admin/blog/posts', { headers, data });

  const admin = new BlogAdmin(page);
  await admin.edit(slug);
  await expect(admin.editor.getByText('7 words, 1 min read')).toBeVisible();
  const later = admin.editor.getByRole('region', { name: 'Publish later' });
  await later.getByLabel('Day and hour').fill('2020-05-04T10:30');
  await later.getByRole('button', { name: 'Schedule' }).click();
  await expect(later.getByText('Choose a moment that is still to come.')).toBeVisible();
  await later.getByLabel('Day and hour').fill('2090-05-04T10:30');
  await later.getByRole('button', { name: 'Schedule' }).click();
  await expect(later.getByRole('status')).toContainText('Goes public on May 4, 2090, 10:30');
  await expectAccessible();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

  await letScheduleBeDue(slug);
  await expect
    .poll(async () => (await request.get(`/blog/${slug}`)).status(), { timeout: 60_000, intervals: [500] })
    .toBe(200);
  expect(await (await request.get('/blog')).text()).toContain(slug);
});
