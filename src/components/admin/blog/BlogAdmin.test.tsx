import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, openBlog, openEditor } from '@tests/components/blogEditor';
import { fakeBlog, listedPost, savedPost } from '@tests/components/blogPosts';
import { editedPost } from '@tests/factories/editedPost';
import { heldAnswer, listAnswer, refusal } from '@tests/components/fakeApi';
import { router } from '@tests/components/router';

const down = () => refusal(500, 'Down');
const rowOf = (title: string) => within(screen.getByText(title).closest('[role="row"], tr')!);

it('invites to write the first post', async () => {
  const api = fakeBlog();
  const { person, untilOpen, value } = openBlog(api);
  expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Create First Post' }));
  await untilOpen();
  expect(value('Author')).toBe('The team');
  expect(window.location.search).toBe('?new=');
});

it('says that posts were not found by a search, and shows all again', async () => {
  const post = editedPost();
  const api = fakeBlog([post]);
  api.answer({ 'GET /api/admin/blog/posts?limit=20&offset=0&sort=-date&search=nothing': listAnswer([]) });
  const { person } = openBlog(api);
  await screen.findByRole('table', { name: 'Posts' });
  api.answer({ 'GET /api/admin/blog/posts': listAnswer([]) });
  await person.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'nothing');
  expect(await screen.findByText('No post matches “nothing”.')).toBeTruthy();
  expect(window.location.search).toBe('?search=nothing');
});

it('leads from a draft without an address to the panel, and deletes it by its id', async () => {
  const draft = { ...listedPost(editedPost({ id: 8 })), title: '', slug: '', published: false };
  const api = fakeBlog();
  api.answer({
    'GET /api/admin/blog/posts': listAnswer([draft]),
    'DELETE /api/admin/blog/post/-': { message: 'Deleted' },
  });
  const { person, dialog } = openBlog(api);
  const edit = await screen.findByRole('link', { name: /^Edit/ });
  expect(edit.getAttribute('href')).toBe('/cms/collections/posts/8');
  await person.click(screen.getByRole('button', { name: /^Delete/ }));
  api.answer({ 'GET /api/admin/blog/posts': listAnswer([]) });
  await person.click(within(dialog(/^Delete post/)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy();
  expect(api.callsOf('DELETE /api/admin/blog/post/-')).toMatchObject([
    { path: '/api/admin/blog/post/-?id=8' },
  ]);
});

it('says below the status when a post will be published and unpublished', async () => {
  const [draft, live] = [editedPost({ id: 7, published: false }), editedPost({ id: 8 })];
  const api = fakeBlog();
  api.answer({
    'GET /api/admin/blog/posts': listAnswer([
      { ...listedPost(draft), publishAt: '2026-11-30T09:00:00' },
      { ...listedPost(live), unpublishAt: '2026-12-01T09:00:00' },
    ]),
  });
  openBlog(api);
  await screen.findByRole('table', { name: 'Posts' });
  expect(rowOf('Post 7').getByText('Draft').parentElement?.textContent).toBe(
    'DraftScheduled for Nov 30, 2026, 9:00 AM',
  );
  expect(rowOf('Post 8').getByText('Published').parentElement?.textContent).toBe(
    'PublishedUnpublish scheduled for Dec 1, 2026, 9:00 AM',
  );
});

it('says that the list or a deletion failed, and tries again', async () => {
  const post = editedPost();
  const api = fakeBlog([post]);
  api.answer({ 'GET /api/admin/blog/posts': down, 'DELETE /api/admin/blog/post/post-5': down });
  const { person, dialog } = openBlog(api);
  expect(await screen.findByText(/Failed to load posts/)).toBeTruthy();
  api.answer({ 'GET /api/admin/blog/posts': listAnswer([listedPost(post)]) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Posts' });
  await person.click(rowOf('Post 5').getByRole('button', { name: /^Delete/ }));
  const question = within(dialog(/^Delete post/));
  expect(
    question.getByText(/Are you sure you want to delete the post\? This action cannot be undone\./),
  ).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect((await question.findByRole('alert')).textContent).toBe('Failed to delete post. Please try again.');
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rowOf('Post 5').getByRole('link', { name: /^View/ }).getAttribute('href')).toBe('/blog/post-5');
});

it('leaves another post open when the save of one that was left ends', async () => {
  const [first, second] = [editedPost({ id: 5 }), editedPost({ id: 6 })];
  const api = fakeBlog([first, second]);
  const { answer, letGo } = heldAnswer(({ body }) => savedPost(first, body));
  api.answer({ 'PUT /api/admin/blog/post/post-5': answer });
  const blog = await openEditor(api, 'post-5');
  fill(blog.content(), 'Sent.');
  await blog.save();
  expect(blog.editor().getByRole('button', { name: 'Saving...' })).toBeTruthy();
  await blog.press('Cancel');
  await blog.person.click(screen.getByRole('button', { name: 'Close and keep draft' }));
  await blog.untilClosed();

  await blog.person.click(rowOf('Post 6').getByRole('button', { name: /^Edit/ }));
  await blog.untilOpen();
  fill(blog.content(), 'Typed in the second.');
  letGo();
  expect(await screen.findByText('“Post 5” has been saved.')).toBeTruthy();
  expect(blog.value('Content')).toBe('Typed in the second.');
  expect(window.location.search).toBe('?edit=post-6');
});

it('gives a new post that is saved while somebody types on its own address', async () => {
  const api = fakeBlog();
  const stored = editedPost({ id: 99, title: 'Saved early', slug: 'saved-early', published: false });
  const { answer, letGo } = heldAnswer(({ body }) => savedPost(stored, body));
  api.answer({
    'POST /api/admin/blog/posts': answer,
    'GET /api/admin/blog/post/saved-early/schedule': { publishAt: null, unpublishAt: null },
    'POST /api/admin/blog/post/saved-early/editing': { editor: null },
    'DELETE /api/admin/blog/post/saved-early/editing': { message: 'Left' },
    'PUT /api/admin/blog/post/saved-early': ({ body }: { body: unknown }) => savedPost(stored, body),
  });
  const blog = await openEditor(api);
  fill(blog.field('Title'), 'Saved early');
  expect(blog.value('Slug')).toBe('saved-early');
  fill(blog.field('Description'), 'About it.');
  fill(blog.content(), 'Sent.');
  await blog.save();
  fill(blog.content(), 'Typed on.');
  letGo();
  expect(await screen.findByText('Saved, without what you typed since.')).toBeTruthy();
  expect(window.location.search).toBe('?edit=saved-early');
  expect(blog.value('Content')).toBe('Typed on.');
  await blog.save();
  await blog.untilClosed();
  expect(api.callsOf('POST /api/admin/blog/posts')).toMatchObject([{ body: { content: 'Sent.' } }]);
  expect(api.callsOf('PUT /api/admin/blog/post/saved-early')).toMatchObject([
    { body: { content: 'Typed on.' } },
  ]);

  await blog.person.click(screen.getByRole('button', { name: 'New Post' }));
  await blog.untilOpen();
  expect(blog.value('Title')).toBe('');
});

it('leads to the login when the session has ended, and brings back what was typed', async () => {
  const api = fakeBlog([editedPost()]);
  api.answer({ 'PUT /api/admin/blog/post/post-5': () => refusal(401, 'Your session has ended') });
  const blog = await openEditor(api, 'post-5');
  fill(blog.content(), 'Not lost.');
  await blog.save();
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith(
      `/login?next=${encodeURIComponent('/admin/blog?edit=post-5')}`,
    ),
  );
  blog.closeTab();
  const again = await openEditor(api, 'post-5');
  expect(again.value('Content')).toBe('Not lost.');
});
