import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@/client/queryClient';
import { BlogAdmin } from '@/components/admin/blog/BlogAdmin';
import type { FakeApi } from './fakeApi';
import { renderGuarded } from './renderGuarded';
import { accountOf } from './renderSignedIn';
import { router } from './router';

const admin = accountOf({ role: 'admin' });

/** Puts words into a field at once, as pasting them would. */
export const fill = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

/** Presses Escape, as a dialog of the browser tells of it. */
export const escape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { bubbles: true, cancelable: true }));

/** Blog Management at this query of its address, as an administrator sees it. */
export function openBlog(api: FakeApi, query = '') {
  api.answer({ 'GET /api/auth/me': admin });
  router.start(`/admin/blog${query}`);
  const { person, unmount } = renderGuarded(<BlogAdmin defaultAuthor="The team" />, admin);
  const dialog = (name: string | RegExp) => screen.getByRole('dialog', { name });
  const editor = () => within(dialog(/^(Create|Edit) Post$/));
  const field = (name: string) => editor().getByLabelText<HTMLInputElement>(name, { exact: true });
  const press = (name: string | RegExp) => person.click(editor().getByRole('button', { name }));
  return {
    ...{ person, dialog, editor, field, press },
    /** As when the tab is closed: nothing of it runs any more, and what the browser keeps is all that is left. */
    closeTab: () => {
      window.dispatchEvent(new Event('pagehide'));
      const kept = Object.entries({ ...localStorage });
      unmount();
      localStorage.clear();
      for (const [key, value] of kept) localStorage.setItem(key, value);
      queryClient.clear();
    },
    content: () => field('Content'),
    value: (name: string) => field(name).value,
    save: () => press('Save Post'),
    untilOpen: () => waitFor(() => field('Title')),
    untilClosed: () =>
      waitFor(() => {
        if (screen.queryByRole('dialog')) throw new Error('The editor is open');
      }),
  };
}

/** The same with a post in the editor, or a new one. */
export async function openEditor(api: FakeApi, slug?: string) {
  const blog = openBlog(api, slug ? `?edit=${slug}` : '?new');
  await blog.untilOpen();
  return blog;
}

/** Pastes or drops what another program would bring. */
export function bring(place: HTMLElement, how: 'paste' | 'drop', brought: { html?: string; files?: File[] }) {
  const { html = '', files = [] } = brought;
  const transfer = {
    files,
    types: [...(html ? ['text/html'] : []), ...(files.length > 0 ? ['Files'] : [])],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  if (how === 'paste') fireEvent.paste(place, { clipboardData: transfer });
  else fireEvent.drop(place, { dataTransfer: transfer });
}

export const pictureFile = (name = 'A lamp.png') =>
  new File([new Uint8Array(8)], name, { type: 'image/png' });
