import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readToken } from '@/client/tokenStorage';
import type { DeviceSession } from '@/schemas/account';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';

function open(
  part: React.JSX.Element,
  { user = accountOf(), ...answers }: Parameters<typeof fakeApi>[0] & { user?: ReturnType<typeof accountOf> },
) {
  const api = fakeApi({
    'GET /api/auth/me': user,
    'GET /api/auth/former-email': null,
    'POST /api/auth/refresh-token': { token: 'second-token' },
    ...answers,
  });
  return { api, ...renderGuarded(part, user) };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('A new email of staff takes the current password, which nothing else asks for', async () => {
  const user = accountOf({ role: 'marketer' });
  const changed = { ...user, email: 'new@example.com' };
  const { api, person } = open(<ProfileForm />, { user, 'PUT /api/auth/profile': { user: changed } });
  expect(screen.queryByText('Needed to change your email.')).toBeNull();
  await person.clear(email());
  await person.type(email(), 'new@example.com');
  await person.click(button('Update Profile'));
  expect(await screen.findByText('Enter your current password to change your email')).toBeTruthy();
  expect(api.callsOf('PUT /api/auth/profile')).toEqual([]);

  await person.type(screen.getByLabelText('Current Password', { exact: true }), 'three small horses');
  await person.click(button('Update Profile'));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(screen.queryByText('Needed to change your email.')).toBeNull();
  expect(email().value).toBe('new@example.com');
  expect(api.callsOf('PUT /api/auth/profile')).toMatchObject([
    { body: { email: 'new@example.com', currentPassword: 'three small horses' } },
  ]);
});

it('Undoing a change of email clears the message about it', async () => {
  const user = accountOf({ email: 'old@example.com' });
  const changed = { ...user, email: 'new@example.com' };
  const { api, person } = open(<ProfileForm />, { user, 'PUT /api/auth/profile': { user: changed } });
  api.answer({ 'GET /api/auth/former-email': { email: user.email, until: '2026-12-03T09:00:00.000Z' } });
  await person.clear(email());
  await person.type(email(), changed.email);
  await person.click(button('Update Profile'));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  api.answer({ 'POST /api/auth/former-email': { user }, 'GET /api/auth/former-email': null });
  await person.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await waitFor(() => expect(email().value).toBe(user.email));
  expect(screen.queryByText('Profile updated successfully')).toBeNull();
});

it('A new email that waits has its link sent again, or is given up without losing the focus', async () => {
  const user = accountOf({ pendingEmail: 'new@example.com' });
  const { person } = open(<ProfileForm />, {
    user,
    'POST /api/auth/pending-email': {
      message: 'The link has been sent again. Only the newest one works.',
    },
    'DELETE /api/auth/pending-email': { user: accountOf() },
  });
  expect(screen.getByText(/We emailed a link to new@example\.com\./)).toBeTruthy();
  expect(email().value).toBe('nadia@example.com');
  await person.click(button('Send the link again'));
  expect(await screen.findByText('The link has been sent again. Only the newest one works.')).toBeTruthy();
  await person.click(button('Keep the old email'));
  const said = await screen.findByText('Your email stays as it is.');
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText(/We emailed a link to/)).toBeNull();
});

const sessionOf = (id: number, isCurrent = false): DeviceSession => ({
  ...{ id, isCurrent, device: isCurrent ? 'Chrome on Linux' : 'Firefox on Windows' },
  createdAt: `2026-11-0${id}T09:00:00.000Z`,
  lastSeenAt: `2026-11-1${id}T09:00:00.000Z`,
});

it('Other devices are listed and signed out one by one, then all, and the focus stays there', async () => {
  let sessions = [sessionOf(1, true), sessionOf(2), sessionOf(3)];
  const { api, person } = open(<SessionList />, {
    'GET /api/auth/sessions': () => sessions,
    'DELETE /api/auth/sessions/3': () => {
      sessions = sessions.filter(({ id }) => id !== 3);
      return { message: 'Signed out' };
    },
    'DELETE /api/auth/sessions': () => {
      sessions = sessions.slice(0, 1);
      return { message: 'Signed out' };
    },
  });
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]?.textContent).toContain('This is you');
  expect(within(items[0]!).queryByRole('button')).toBeNull();
  expect(items[1]?.textContent).toMatch(/Firefox on Windows.*Signed in \w+ \d+.*, last used \w+ \d+/);
  await person.click(within(items[2]!).getByRole('button', { name: /^Sign out: Firefox on Windows/ }));
  expect(await screen.findByText('Firefox on Windows: signed out')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await person.click(button('Sign out everywhere else'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you are signed in' }));
  expect(api.callsOf('DELETE /api/auth/sessions')).toHaveLength(1);
});

it('A session is kept while somebody works on a page for long', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const { api, person } = open(<ProfileForm />, {});
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' });
  await person.type(name, 'x');
  clock.mockReturnValue(now + 29 * 60_000);
  await person.type(name, 'x');
  expect(api.callsOf('POST /api/auth/refresh-token')).toEqual([]);
  clock.mockReturnValue(now + 31 * 60_000);
  await person.type(name, 'x');
  await waitFor(() => expect(readToken()).toBe('second-token'));
  expect(api.callsOf('POST /api/auth/refresh-token')).toHaveLength(1);
  expect(name.value).toBe('Nadia Ownerxxx');
  clock.mockRestore();
});

it('Deleting the account needs the right password', async () => {
  const { api, person } = open(<DeleteAccountDialog onClose={() => undefined} />, {
    'POST /api/auth/delete-account': () =>
      refusal(400, 'Current password is incorrect', [
        { field: 'password', message: 'Current password is incorrect' },
      ]),
  });
  await person.click(button('Delete my account'));
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(api.callsOf('POST /api/auth/delete-account')).toEqual([]);
  await person.type(screen.getByLabelText('Your password', { exact: true }), 'wrong guess');
  await person.click(button('Delete my account'));
  expect(await screen.findByText('Current password is incorrect')).toBeTruthy();
  expect(readToken()).toBe('first-token');
});
