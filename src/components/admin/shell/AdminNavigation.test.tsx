import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/domain/accounts/roles';
import { fakeApi } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { AdminNavigation } from './AdminNavigation';

function openNavigation(role: Role, at: string) {
  router.start(at);
  const api = fakeApi({
    'GET /api/admin/inquiries/counts': { new: 120, answered: 1, won: 0, lost: 0, spam: 1_000 },
  });
  return { api, ...renderSignedIn(<AdminNavigation />, accountOf({ role })) };
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const tabs = () => textsOf(within(screen.getAllByRole('list')[0]!).getAllByRole('link'));
const groups = () => textsOf(screen.getAllByRole('heading'));
const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

it('has three tabs, and everything else behind More', async () => {
  const { person } = openNavigation('admin', '/admin/blog');
  expect(tabs()).toEqual(['Users', 'Blog', 'Categories']);
  expect(textsOf(current())).toEqual(['Blog']);
  await person.click(screen.getByRole('button', { name: /^More/ }));
  expect(groups()).toEqual(['Content', 'People', 'Reports', 'Site']);
  const content = within(screen.getByRole('list', { name: 'Content' })).getAllByRole('link');
  expect(content.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Posts', '/cms/collections/posts'],
    ['Media', '/cms/collections/media'],
    ['Pages', '/cms/collections/seo-pages'],
    ['Redirects', '/cms/collections/redirects'],
  ]);
  const site = within(screen.getByRole('list', { name: 'Site' })).getAllByRole('link');
  expect(site.map((link) => link.getAttribute('href'))).toEqual([
    '/cms/globals/site-settings',
    '/cms',
    '/cms/help',
  ]);
});

it('says how many inquiries are new, and asks for that once', async () => {
  const { api, person } = openNavigation('marketer', '/admin/blog');
  await person.click(await screen.findByRole('button', { name: /^More.*99\+ new/ }));
  expect(screen.getByRole('link', { name: 'Inquiries 99+ new' })).toBeTruthy();
  expect(api.callsOf('GET /api/admin/inquiries/counts')).toHaveLength(1);
});

it('shows marketers their places only, and clients none', async () => {
  const { person, unmount } = openNavigation('marketer', '/admin/blog');
  expect(tabs()).toEqual(['Blog', 'Categories']);
  await person.click(screen.getByRole('button', { name: /^More/ }));
  expect(groups()).toEqual(['Content', 'People', 'Site']);
  unmount();
  openNavigation('client', '/dashboard');
  expect(screen.queryByRole('navigation')).toBeNull();
});
