import { randomUUID } from 'node:crypto';
import { Editor } from './support/posts';
import { expect, test } from './support/test';
import { asAdmin } from './support/users';

test('somebody of the team has a page with what they wrote, at an address that can move, until they leave', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const editor = await Editor.signIn(request);
  const headers = asAdmin(editor.token);
  const mark = randomUUID().slice(0, 8);
  const name = `Person ${mark}`;
  const data = {
    ...{ name, role: 'Process analyst', discipline: 'process', order: 900 },
    ...{ bio: 'Counts how long things take.', words: 'I sit beside people and count.' },
  };
  const answer = await request.post('/api/team-members', { headers, data });
  const { doc } = (await answer.json()) as { doc: { id: number; slug: string } };
  expect(doc.slug).toBe(`person-${mark}`);
  const post = await editor.write({ author: name });

  await page.goto('/team');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/team/${doc.slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('I sit beside people and count.')).toBeVisible();
  const posts = page.getByRole('region', { name: `Posts by ${name}` });
  await expect(posts.getByRole('link', { name: post.title })).toBeVisible();
  await expectAccessible();
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/team/${doc.slug}`);

  await posts.getByRole('link', { name: post.title }).click();
  const author = page.getByRole('complementary', { name: 'About the author' });
  await expect(author.getByRole('link', { name })).toHaveAttribute('href', `/team/${doc.slug}`);
  await expectAccessible();

  const shown = async (path: string) => (await request.get(path)).text();
  await editor.unpublish(post);
  expect(await shown(`/team/${doc.slug}`)).not.toContain(post.slug);
  expect(await shown(`/team/${doc.slug}`)).toContain('Nothing published yet.');

  const member = `/api/team-members/${doc.id}`;
  const moved = `/team/moved-${mark}`;
  await request.patch(member, { headers, data: { slug: `moved-${mark}`, name: `Renamed ${mark}` } });
  await page.goto(`/team/${doc.slug}`);
  await expect(page).toHaveURL(moved);
  await expect(page.getByRole('heading', { level: 1, name: `Renamed ${mark}` })).toBeVisible();

  await request.delete(member, { headers });
  expect((await request.get(moved)).status()).toBe(404);
  expect(await shown('/team')).not.toContain(mark);
});
