import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openBlog } from '@tests/components/blogEditor';
import { fakeBlog } from '@tests/components/blogPosts';
import { editedPost } from '@tests/factories/editedPost';
import { refusal } from '@tests/components/fakeApi';

async function openImport() {
  const api = fakeBlog([editedPost()]);
  const { person } = openBlog(api);
  await person.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import posts' }));
  const send = () => person.click(dialog.getByRole('button', { name: 'Import' }));
  const file = dialog.getByLabelText('Markdown file or zip archive', { exact: false });
  return { api, person, dialog, send, file };
}

const markdown = new File(['Words.'], 'imported.md', { type: 'text/markdown' });

it('asks for a file, and sends nothing without', async () => {
  const { api, dialog, send, file } = await openImport();
  await send();
  expect(await dialog.findByText('Choose a file.')).toBeTruthy();
  expect(document.activeElement).toBe(file);
  expect(api.callsOf('POST /api/admin/blog/import')).toEqual([]);
});

it('says what became of each file', async () => {
  const { api, person, dialog, send, file } = await openImport();
  api.answer({
    'POST /api/admin/blog/import': {
      files: [
        { file: 'imported.md', outcome: 'created', slug: 'imported' },
        { file: 'other.md', outcome: 'refused', message: 'A post with this slug exists.' },
      ],
    },
  });
  await person.upload(file, markdown);
  await send();
  const [first, second] = within(await dialog.findByRole('list', { name: 'Imported files' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('Created');
  expect(second?.textContent).toContain('Refused');
  expect(second?.textContent).toContain('A post with this slug exists.');
  const { body } = api.callsOf('POST /api/admin/blog/import')[0]!;
  expect((body as FormData).get('replace')).toBe('false');
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that an import failed', async () => {
  const { api, person, dialog, send, file } = await openImport();
  api.answer({ 'POST /api/admin/blog/import': () => refusal(500, '') });
  await person.upload(file, markdown);
  await send();
  expect(await dialog.findByRole('alert')).toBeTruthy();
});
