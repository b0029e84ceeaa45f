import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { UserAdmin } from '@/components/admin/users/UserAdmin';
import type { ManagedUser } from '@/schemas/users';
import { fakeApi, listAnswer, type FakeApi } from './fakeApi';
import { renderGuarded } from './renderGuarded';
import { accountOf } from './renderSignedIn';
import { router } from './router';

export const managedUser = (id: number, facts: Partial<ManagedUser> = {}): ManagedUser => ({
  ...accountOf({
    id,
    name: `Person ${id}`,
    email: `person${id}@example.com`,
    company: null,
    reportLimit: 20,
  }),
  ...{ updatedAt: '2026-11-01T09:00:00.000Z', removalAt: null },
  ...facts,
});

/** The API of the users' screen, with these users. */
export function fakeUsers(users: readonly ManagedUser[]): FakeApi {
  const api = fakeApi({
    'GET /api/auth/me': accountOf({ role: 'admin' }),
    'GET /api/admin/users': listAnswer(users),
    'GET /api/admin/invitations': listAnswer([]),
    'GET /api/admin/users/belongings': { accounts: 1, analyses: 0, audits: 0, inquiries: 0 },
  });
  for (const user of users) {
    api.answer({
      [`GET /api/admin/users/${user.id}`]: user,
      [`GET /api/admin/users/${user.id}/reports`]: listAnswer([]),
    });
  }
  return api;
}

/** The users' screen at this query of its address. */
export function openUsers(query = '') {
  router.start(`/admin${query}`);
  const { person } = renderGuarded(<UserAdmin />, accountOf({ role: 'admin' }));
  const rowOf = (name: string) => {
    const row = screen.getByRole('table', { name: 'Users' });
    return within(within(row).getByText(name).closest('[role="row"], tr')!);
  };
  /** Once the button can be pressed. */
  const press = async (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) => {
    const button = await place.findByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(button.disabled || button.ariaDisabled === 'true').toBe(false));
    await person.click(button);
  };
  return {
    ...{ person, rowOf, press },
    table: () => screen.findByRole('table', { name: 'Users' }),
    dialog: async (name: string) => within(await screen.findByRole('dialog', { name })),
  };
}

export const fillIn = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
