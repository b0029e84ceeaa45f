import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { escape, fill, openEditor } from '@tests/components/blogEditor';
import { fakeBlog } from '@tests/components/blogPosts';
import { editedPost } from '@tests/factories/editedPost';
import { refusal } from '@tests/components/fakeApi';

it('formats by toolbar and keyboard, and its tools are one stop of the Tab key', async () => {
  const blog = await openEditor(fakeBlog());
  const area = blog.content() as unknown as HTMLTextAreaElement;
  await blog.press('Bold');
  expect(area.value).toBe('**bold text**');
  blog.editor().getByRole('button', { name: 'Bold' }).focus();
  await blog.person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(blog.editor().getByRole('button', { name: 'Italic' }));
  fill(area, 'one\ntwo');
  area.select();
  await blog.press('Task list');
  expect(area.value).toBe('- [ ] one\n- [ ] two');
  fill(area, 'Hours are money.');
  area.focus();
  area.select();
  await blog.person.keyboard('{Control>}b{/Control}');
  expect(area.value).toBe('**Hours are money.**');
});

it('shows what readers will see, without scripts, and fills the screen until Escape', async () => {
  const blog = await openEditor(fakeBlog());
  fill(blog.content(), '# One <script>alert(1)</script> [bad](javascript:alert(1))');
  await blog.press('Preview');
  const preview = blog.editor().getByRole('region', { name: 'Preview of the content' });
  expect(await within(preview).findByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
  expect(preview.querySelector('script, a[href^="javascript"]')).toBeNull();
  await blog.press('Full screen');
  expect(blog.field('Title').closest('[hidden]')).toBeTruthy();
  escape(blog.dialog(/^/));
  expect(blog.field('Title').closest('[hidden]')).toBeNull();
});

it('links to a page or post that is found by its title', async () => {
  const api = fakeBlog([editedPost({ content: 'See this.' })]);
  api.answer({
    'GET /api/admin/blog/link-targets': [
      { title: 'Counting hours', path: '/blog/counting-hours', kind: 'post' },
    ],
  });
  const blog = await openEditor(api, 'post-5');
  const area = blog.content() as unknown as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(4, 8);
  await blog.person.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert Link' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Link text').value).toBe('this');
  await blog.person.type(dialog.getByLabelText('Page, post or URL'), 'hours');
  await blog.person.click(
    await dialog.findByRole('option', { name: 'Counting hours (/blog/counting-hours)' }),
  );
  await blog.person.click(dialog.getByRole('button', { name: 'Insert link' }));
  expect(area.value).toBe('See [this](/blog/counting-hours).');
});

it('takes words of a former version into the editor, and what was typed can come back', async () => {
  const post = editedPost({ content: 'Hours are costly.\n\nCount them.\n' });
  const { frontmatter } = post;
  const api = fakeBlog([post]);
  const version = (id: number, content: string) => {
    const facts = { id, savedAt: post.version, savedBy: 'Kim Writer', isPublished: false, isAutosave: false };
    api.answer({ [`GET /api/admin/blog/post/post-5/versions/${id}`]: { ...facts, frontmatter, content } });
    return facts;
  };
  api.answer({
    'GET /api/admin/blog/post/post-5/versions': [
      version(2, 'Hours are costly.\n\nCount them.\n'),
      version(1, 'Hours are money.\n\nCount them.\n'),
    ],
  });
  const blog = await openEditor(api, 'post-5');
  fill(blog.content(), 'Typed since.\n');
  const openVersions = async () => {
    await blog.press('Versions');
    return within(await screen.findByRole('dialog', { name: 'Versions' }));
  };
  const versions = await openVersions();
  const saved = () => within(versions.getByRole('list', { name: 'Saved versions' })).getAllByRole('button');
  await waitFor(() => expect(versions.getByText('money.')).toBeTruthy());
  expect(saved()).toHaveLength(2);
  expect(versions.getByText('money.').closest('del')).toBeTruthy();
  expect(versions.getByText('costly.').closest('ins')).toBeTruthy();
  await blog.person.click(saved()[1]!);
  expect(versions.getByText('This is the first version.')).toBeTruthy();
  await blog.person.click(versions.getByRole('radio', { name: 'the editor' }));
  expect((await versions.findByText(/Typed since/)).closest('ins')).toBeTruthy();
  await blog.person.click(versions.getByRole('button', { name: 'Take this version into the editor' }));
  expect(blog.value('Content')).toBe('Hours are money.\n\nCount them.\n');
  expect(screen.queryByRole('dialog', { name: 'Versions' })).toBeNull();

  // The earlier input can be restored, even after viewing another version.
  const again = await openVersions();
  await blog.person.click(await again.findByRole('button', { name: 'Take this version into the editor' }));
  expect(blog.value('Content')).toBe(post.content);
  await blog.press('Undo');
  expect(blog.value('Content')).toBe('Typed since.\n');
});

it('has a post published later, at a moment that is still to come', async () => {
  const api = fakeBlog([editedPost({ content: 'Hours are money. Count them on Friday.' })]);
  const path = '/api/admin/blog/post/post-5/schedule';
  const blog = await openEditor(api, 'post-5');
  expect(blog.editor().getByText('7 words, 1 min read')).toBeTruthy();
  const later = within(blog.editor().getByRole('region', { name: 'Schedule' }));
  const at = await later.findByLabelText('Day and hour');
  fill(at, '2020-05-04T10:30');
  await blog.person.click(later.getByRole('button', { name: 'Schedule' }));
  expect(later.getByText('Choose a time in the future.')).toBeTruthy();
  expect(api.callsOf(`PUT ${path}`)).toEqual([]);

  fill(at, '2090-05-04T10:30');
  api.answer({ [`PUT ${path}`]: () => refusal(500, 'Down') });
  await blog.person.click(later.getByRole('button', { name: 'Schedule' }));
  expect(await later.findByText('This could not be saved. Please try again.')).toBeTruthy();
  const publishAt = new Date('2090-05-04T10:30').toISOString();
  api.answer({
    [`PUT ${path}`]: { publishAt, unpublishAt: null },
    [`DELETE ${path}`]: { publishAt: null, unpublishAt: null },
  });
  await blog.person.click(later.getByRole('button', { name: 'Schedule' }));
  expect(await later.findByText(/^Will be published on May 4, 2090, 10:30/)).toBeTruthy();
  expect(api.callsOf(`PUT ${path}`)[1]?.body).toEqual({ publishAt });
  await blog.person.click(later.getByRole('button', { name: 'Cancel the schedule' }));
  expect(await later.findByText('The version saved by then is published.')).toBeTruthy();
  expect(document.activeElement).toBe(later.getByLabelText('Day and hour'));
});
