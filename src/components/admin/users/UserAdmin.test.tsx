import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { retryingText } from '@/content/connection';
import type { ManagedUser } from '@/schemas/users';
import { compareTranslated } from '@tests/components/compareTranslated';
import { fakeApi } from '@tests/components/fakeApi';
import { fakeHistory } from '@tests/components/fakeHistory';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { UserAdmin } from './UserAdmin';

const admin = accountOf({ role: 'admin' });
const users = ['First', 'Second', 'Third'].map((name, index): ManagedUser => ({
  ...accountOf({ id: index + 20, name: `${name} Person`, email: `${name.toLowerCase()}@example.com` }),
  updatedAt: '2026-02-05T09:00:00.000Z',
  removalAt: null,
}));
/** Returns the list only for a search for the second one. */
const found = ({ path }: { path: string }) =>
  listOf(path.includes('search=Second') ? users.slice(1, 2) : users);
const listOf = (items: unknown[]) =>
  Response.json(items, { headers: { 'X-Total-Count': `${items.length}` } });

it('A translated list of users is searched and chosen from like an untouched one', async () => {
  await compareTranslated(async ({ begin, note }) => {
    router.start('/admin');
    fakeHistory();
    fakeApi({
      'GET /api/auth/me': admin,
      'GET /api/admin/invitations': () => listOf([]),
      'GET /api/admin/users': found,
    });
    const { person, container } = renderGuarded(<UserAdmin />, admin);
    const table = await screen.findByRole('table', { name: 'Users' });
    await within(table).findByText('Third Person');
    begin(container);
    await note(container);
    await person.click(within(table).getAllByRole('checkbox')[1]!);
    await note(container);
    await person.type(screen.getByRole('searchbox'), 'Second');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2), { timeout: 10_000 });
    await note(container);
  });
});

it('A list that is searched during an outage shows what was searched for when that is over', async () => {
  router.start('/admin');
  fakeHistory();
  const api = fakeApi({
    'GET /api/auth/me': admin,
    'GET /api/admin/invitations': () => listOf([]),
    'GET /api/admin/users': found,
  });
  const { person } = renderGuarded(<UserAdmin />, admin);
  const table = await screen.findByRole('table', { name: 'Users' });
  api.answer({ 'GET /api/admin/users': () => new Response('', { status: 503 }) });
  await person.type(screen.getByRole('searchbox'), 'Second');
  expect(await screen.findByText(retryingText)).toBeTruthy();
  api.answer({ 'GET /api/admin/users': found });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(retryingText)).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Second');
});
