import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bring, fill, openEditor, pictureFile } from '@tests/components/blogEditor';
import { fakeBlog, savedPost } from '@tests/components/blogPosts';
import { editedPost } from '@tests/factories/editedPost';
import { heldAnswer, noAnswer, refusal, type FakeApi } from '@tests/components/fakeApi';

const theirs = '2026-11-03T09:00:00.000Z';

const conflict = () =>
  Response.json(
    {
      message: 'Somebody else saved this post',
      ...{ version: theirs, changedAt: theirs, changedBy: 'Sam Colleague', keptAs: 77 },
    },
    { status: 409 },
  );

const alertOf = (blog: Awaited<ReturnType<typeof openEditor>>) => blog.editor().findByRole('alert');
const postCalls = (api: FakeApi) => api.callsOf('PUT /api/admin/blog/post/post-5');

/** Opens a new post with valid input. */
async function openNew(api: FakeApi) {
  const blog = await openEditor(api);
  fill(blog.field('Title'), 'About saving');
  fill(blog.field('Description'), 'In words.');
  fill(blog.content(), 'Some words.');
  return blog;
}

it('names what is missing, leads there, also out of full screen, and sends nothing', async () => {
  const api = fakeBlog();
  const blog = await openEditor(api);
  fill(blog.field('Author'), '');
  await blog.press('Full screen');
  fill(blog.content(), 'Written at length.');
  await blog.save();
  expect((await alertOf(blog)).textContent).toBe('Some fields need a correction.');
  await waitFor(() => expect(document.activeElement).toBe(blog.field('Title')));
  for (const name of ['Title', 'Slug', 'Description', 'Author']) {
    expect(blog.field(name).getAttribute('aria-invalid'), name).toBe('true');
  }
  expect(blog.content().getAttribute('aria-invalid')).not.toBe('true');
  expect(blog.value('Content')).toBe('Written at length.');
  expect(api.callsOf('POST /api/admin/blog/posts')).toEqual([]);
});

it('says that a save failed, in the server’s words where it has some, and keeps what was typed', async () => {
  const api = fakeBlog([editedPost()]);
  api.answer({ 'PUT /api/admin/blog/post/post-5': () => refusal(500, 'Down') });
  const blog = await openEditor(api, 'post-5');
  fill(blog.content(), 'Not lost.');
  await blog.save();
  expect((await alertOf(blog)).textContent).toBe('Failed to save post. Please try again.');
  api.answer({
    'PUT /api/admin/blog/post/post-5': () =>
      refusal(400, 'Invalid', [{ field: 'excerpt', message: 'Enter a shorter description.' }]),
  });
  await blog.save();
  expect(await blog.editor().findByText('Enter a shorter description.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(blog.field('Description')));
  expect(blog.value('Content')).toBe('Not lost.');
});

it('makes a post anew that was deleted meanwhile', async () => {
  const api = fakeBlog([editedPost()]);
  api.answer({ 'PUT /api/admin/blog/post/post-5': () => refusal(404, 'Post not found') });
  const blog = await openEditor(api, 'post-5');
  fill(blog.content(), 'Mine.');
  await blog.save();
  expect((await alertOf(blog)).textContent).toMatch(/Save again to create it anew\.$/);
  await blog.save();
  await blog.untilClosed();
  expect(api.callsOf('POST /api/admin/blog/posts')).toMatchObject([{ body: { content: 'Mine.' } }]);
});

it('stores one post though the answer to its first save was lost', async () => {
  const api = fakeBlog();
  const blog = await openNew(api);
  api.answer({ 'POST /api/admin/blog/posts': noAnswer });
  await blog.save();
  expect((await alertOf(blog)).textContent).toMatch(/^Failed to save post\./);
  const { body } = api.callsOf('POST /api/admin/blog/posts')[0]!;
  api.answer({
    'POST /api/admin/blog/posts': () => refusal(409, 'Slug is taken', [{ field: 'slug', message: 'Taken' }]),
    'GET /api/admin/blog/post/about-saving': savedPost(
      editedPost({ published: false, author: 'The team' }),
      body,
    ),
  });
  await blog.save();
  await blog.untilClosed();
});

it('writes over no newer version unseen, and loads it', async () => {
  const api = fakeBlog([editedPost()]);
  const blog = await openEditor(api, 'post-5');
  api.answer({
    'PUT /api/admin/blog/post/post-5': conflict,
    'GET /api/admin/blog/post/post-5': editedPost({ content: 'Theirs.', version: theirs }),
  });
  fill(blog.content(), 'Mine.');
  await blog.save();
  const question = within(await screen.findByRole('dialog', { name: 'A newer version was saved' }));
  expect(question.getByText(/^Sam Colleague saved this post .* Nothing was overwritten\.$/)).toBeTruthy();
  expect(question.getByRole('link', { name: /history/ }).getAttribute('href')).toBe(
    '/cms/collections/posts/5/versions/77',
  );
  await blog.person.click(question.getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(blog.value('Content')).toBe('Theirs.'));
  expect(postCalls(api)).toMatchObject([{ body: { version: '2026-11-01T09:00:00.000Z' } }]);
});

it('saves over a newer version that was seen, and leaves alone whether readers see the post', async () => {
  const api = fakeBlog([editedPost({ published: false })]);
  const blog = await openEditor(api, 'post-5');
  api.answer({ 'PUT /api/admin/blog/post/post-5': conflict });
  fill(blog.content(), 'Mine after all.');
  await blog.save();
  await screen.findByRole('dialog', { name: 'A newer version was saved' });
  api.answer({
    'PUT /api/admin/blog/post/post-5': ({ body }: { body: unknown }) => savedPost(editedPost(), body),
  });
  await blog.person.click(screen.getByRole('button', { name: 'Save mine as the newest' }));
  await blog.untilClosed();
  expect(postCalls(api)[1]).toMatchObject({ body: { version: theirs, content: 'Mine after all.' } });
  expect(postCalls(api)[1]?.body).not.toHaveProperty('published');
});

it('puts what was typed while a save was refused into the history, too', async () => {
  const api = fakeBlog([editedPost()]);
  const blog = await openEditor(api, 'post-5');
  const { answer, letGo } = heldAnswer(conflict);
  api.answer({
    'PUT /api/admin/blog/post/post-5': answer,
    'GET /api/admin/blog/post/post-5': editedPost({ content: 'Theirs.', version: theirs }),
  });
  fill(blog.content(), 'Mine.');
  await blog.save();
  fill(blog.content(), 'Mine, and more.');
  letGo();
  await blog.person.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(blog.value('Content')).toBe('Theirs.'));
  expect(postCalls(api)).toMatchObject([
    { body: { content: 'Mine.' } },
    { body: { content: 'Mine, and more.' } },
  ]);
});

it('takes no picture away that is on its way while it saves', async () => {
  const api = fakeBlog();
  const upload = heldAnswer(() => ({ url: '/blog-images/green.webp', filename: 'green.webp' }));
  const sent = heldAnswer(({ body }) => savedPost(editedPost({ id: 99, slug: 'about-saving' }), body));
  api.answer({
    'POST /api/images/upload-cover': upload.answer,
    'POST /api/admin/blog/posts': sent.answer,
    'GET /api/admin/blog/post/about-saving/schedule': { publishAt: null, unpublishAt: null },
    'POST /api/admin/blog/post/about-saving/editing': { editor: null },
    'DELETE /api/admin/blog/post/about-saving/editing': { message: 'Left' },
    'PUT /api/admin/blog/post/about-saving': ({ body }: { body: unknown }) => savedPost(editedPost(), body),
  });
  const blog = await openNew(api);
  await blog.save();
  await blog.person.upload(blog.editor().getByLabelText(/Click to upload/), pictureFile());
  sent.letGo();
  expect(await screen.findByText('Saved, without the picture or text that is still loading.')).toBeTruthy();
  upload.letGo();
  expect(await blog.editor().findByRole('img', { name: 'Cover image preview' })).toBeTruthy();
  await blog.save();
  await blog.untilClosed();
  expect(api.callsOf('PUT /api/admin/blog/post/about-saving')).toMatchObject([
    { body: { coverImage: 'green.webp' } },
  ]);
});

it('waits for a cover that is on its way, and asks before it would be lost', async () => {
  const api = fakeBlog();
  const upload = heldAnswer(() => ({ url: '/blog-images/green.webp', filename: 'green.webp' }));
  api.answer({ 'POST /api/images/upload-cover': upload.answer });
  const blog = await openNew(api);
  await blog.person.upload(blog.editor().getByLabelText(/Click to upload/), pictureFile());
  await blog.save();
  expect((await alertOf(blog)).textContent).toBe(
    'A picture or pasted text is still loading. Save again when it is done.',
  );
  upload.letGo();
  await blog.editor().findByRole('img', { name: 'Cover image preview' });
  await blog.save();
  await blog.untilClosed();
  blog.closeTab();

  const other = fakeBlog([editedPost()]);
  other.answer({ 'POST /api/images/upload-cover': () => new Promise(() => {}) });
  const next = await openEditor(other, 'post-5');
  // Nothing was typed, but an upload would be lost.
  await next.person.upload(next.editor().getByLabelText(/Click to upload/), pictureFile());
  await next.press('Close the editor');
  const question = within(next.dialog('Not done yet'));
  expect(question.getByText(/A picture or pasted text is still loading/)).toBeTruthy();
  await next.person.click(question.getByRole('button', { name: 'Close' }));
  await next.untilClosed();
});

it('waits for what was pasted, which calls nobody back to the text', async () => {
  const blog = await openEditor(fakeBlog());
  fill(blog.field('Description'), 'In words.');
  bring(blog.content(), 'paste', { html: '<p><b>Pasted</b> words</p>' });
  // Immediately: the HTML parser may be loaded already.
  fireEvent.click(blog.editor().getByRole('button', { name: 'Save Post' }));
  expect(blog.editor().getByRole('alert').textContent).toMatch(/still loading/);
  blog.field('Title').focus();
  fill(blog.field('Title'), 'About saving');
  await waitFor(() => expect(blog.value('Content')).toBe('**Pasted** words'));
  expect(document.activeElement).toBe(blog.field('Title'));
  await blog.save();
  await blog.untilClosed();
});

it('says that a text is not public yet, and publishes it', async () => {
  const post = editedPost({ hasUnpublishedChanges: true, excerpt: 'Half a sentence' });
  const api = fakeBlog([post]);
  const blog = await openEditor(api, 'post-5');
  expect(blog.editor().getByText(/^Kim Writer saved this text as a draft/)).toBeTruthy();
  fill(blog.field('Description'), 'A whole sentence.');
  await blog.save();
  await blog.untilClosed();
  expect(postCalls(api)).toMatchObject([{ body: { excerpt: 'A whole sentence.' } }]);
});

it('says who else is in the post, and takes over', async () => {
  const api = fakeBlog([editedPost()]);
  const path = '/api/admin/blog/post/post-5/editing';
  const since = '2026-11-01T08:00:00.000Z';
  api.answer({ [`POST ${path}`]: { editor: { name: 'Sam Colleague', isYou: false, since } } });
  const blog = await openEditor(api, 'post-5');
  expect(await blog.editor().findByText(/^Sam Colleague is editing this post/)).toBeTruthy();
  api.answer({ [`POST ${path}`]: { editor: { name: 'Nadia Owner', isYou: true, since } } });
  await blog.press('Take over');
  await waitFor(() => expect(blog.editor().queryByText(/is editing this post/)).toBeNull());
  expect(api.callsOf(`POST ${path}`).at(-1)?.body).toEqual({ takeOver: true });
  await waitFor(() => expect(document.activeElement).toBe(blog.field('Title')));
});

it('says that a download failed', async () => {
  const api = fakeBlog([editedPost()]);
  api.answer({ 'GET /api/admin/blog/post/post-5/markdown': () => refusal(500, 'Down') });
  const blog = await openEditor(api, 'post-5');
  await blog.press(/^Download/);
  expect((await alertOf(blog)).textContent).toBe('The post could not be downloaded. Please try again.');
});
