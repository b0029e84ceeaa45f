import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { escape, fill, openEditor } from '@tests/components/blogEditor';
import { fakeBlog } from '@tests/components/blogPosts';
import { editedPost } from '@tests/factories/editedPost';

const kept = /^Draft kept in this browser/;

/** The input stays in this browser, as after closing the tab. */
async function typeAndLeave(words: string) {
  const api = fakeBlog([editedPost()]);
  const blog = await openEditor(api, 'post-5');
  fill(blog.content(), words);
  blog.closeTab();
  return { api, blog: await openEditor(api, 'post-5') };
}

it('restores what was typed, asks before it is left, and discards it when told', async () => {
  const { blog, api } = await typeAndLeave('Typed and not saved.');
  expect(blog.value('Content')).toBe('Typed and not saved.');
  expect(blog.editor().getByText(/were restored from this browser/)).toBeTruthy();

  escape(blog.dialog('Edit Post'));
  const question = within(blog.dialog('Unsaved changes'));
  await blog.person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull();
  await blog.press('Cancel');
  await blog.person.click(screen.getByRole('button', { name: 'Close and keep draft' }));
  await blog.untilClosed();
  blog.closeTab();

  const again = await openEditor(api, 'post-5');
  expect(again.value('Content')).toBe('Typed and not saved.');
  await again.press('Discard them');
  expect(again.value('Content')).toBe('Before.');
  escape(again.dialog('Edit Post'));
  await again.untilClosed();
});

it('forgets a draft for whoever discards their changes while leaving', async () => {
  const { blog, api } = await typeAndLeave('Typed and not saved.');
  await blog.press('Cancel');
  await blog.person.click(screen.getByRole('button', { name: 'Discard changes' }));
  await blog.untilClosed();
  blog.closeTab();
  expect((await openEditor(api, 'post-5')).value('Content')).toBe('Before.');
});

it('brings a discarded draft back, with what was typed since', async () => {
  const { blog, api } = await typeAndLeave('Restored.');
  fill(blog.content(), 'Restored, and typed on.');
  await blog.press('Discard them');
  expect(blog.value('Content')).toBe('Before.');
  const undo = () => blog.editor().getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo());
  await blog.person.keyboard('{Enter}');
  expect(blog.value('Content')).toBe('Restored, and typed on.');

  await blog.press('Discard them');
  fill(blog.content(), 'Typed instead.');
  await blog.press('Undo');
  expect(blog.value('Content')).toBe('Restored, and typed on.');
  await blog.press('Undo');
  expect(blog.value('Content')).toBe('Typed instead.');
  blog.closeTab();

  const again = await openEditor(api, 'post-5');
  expect(again.value('Content')).toBe('Typed instead.');
  await again.press('Undo');
  expect(again.value('Content')).toBe('Restored, and typed on.');
  await again.press('Undo');
  await again.save();
  await again.untilClosed();
  again.closeTab();
  const saved = await openEditor(api, 'post-5');
  expect(saved.value('Content')).toBe('Typed instead.');
  expect(saved.editor().queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers the draft of a new post to the next one, and to nobody after its save', async () => {
  const api = fakeBlog();
  const blog = await openEditor(api);
  fill(blog.field('Title'), 'A new one');
  fill(blog.field('Description'), 'About it.');
  expect(await blog.editor().findByText(kept)).toBeTruthy();
  blog.closeTab();
  const next = await openEditor(api);
  expect(next.value('Title')).toBe('A new one');
  await next.save();
  await next.untilClosed();
  next.closeTab();
  expect((await openEditor(api)).value('Title')).toBe('');
});

it('promises no draft where the browser keeps nothing', async () => {
  const blog = await openEditor(fakeBlog());
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => {} });
  fill(blog.content(), 'Only here.');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const failed = 'This browser can’t keep a draft. Save before you leave.';
  expect(await blog.editor().findByText(failed)).toBeTruthy();
  await blog.press('Cancel');
  const question = within(blog.dialog('Unsaved changes'));
  expect(question.getByText(failed)).toBeTruthy();
  expect(question.queryByRole('button', { name: 'Close and keep draft' })).toBeNull();
  await blog.person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(blog.value('Content')).toBe('Only here.');
});
