import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setSessionState } from '@/client/sessionState';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { RequireUser } from '../guard/RequireUser';
import { ProfileSettings } from './ProfileSettings';

const account = accountOf();
const preferences = { emailNotifications: true, marketingEmails: false, timezone: 'UTC' };

const settingsApi = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/auth/me': account,
    'GET /api/auth/former-email': null,
    'GET /api/auth/sessions': [],
    'GET /api/auth/preferences': preferences,
    'POST /api/auth/refresh-token': { token: 'second-token' },
    ...answers,
  });

const openSettings = (user = account) =>
  renderSignedIn(
    <RequireUser>
      <ProfileSettings />
    </RequireUser>,
    user,
  );

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('says what is wrong in a profile at its field, leads to the first, and sends nothing', async () => {
  const api = settingsApi();
  const { person } = openSettings();
  await person.clear(field('Full Name'));
  await person.type(field('Full Name'), ' ');
  await person.clear(field('Email'));
  await person.type(field('Email'), 'nobody');
  await person.click(button('Update Profile'));
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(field('Full Name'));
  expect(api.callsOf('PUT /api/auth/profile')).toEqual([]);
});

it('keeps what was typed when the server refuses it', async () => {
  settingsApi({
    'PUT /api/auth/profile': () =>
      refusal(409, 'An account with this email already exists', [
        { field: 'email', message: 'An account with this email already exists' },
      ]),
  });
  const { person } = openSettings();
  await person.clear(field('Full Name'));
  await person.type(field('Full Name'), 'Nadia Other');
  await person.click(button('Update Profile'));
  expect(await screen.findByText('An account with this email already exists')).toBeTruthy();
  expect(field('Full Name').value).toBe('Nadia Other');
});

it('sends the fields that were changed and leaves the others to whoever changed them elsewhere', async () => {
  const saved = { ...account, name: 'Nadia Other', company: 'Elsewhere Supply' };
  const api = settingsApi({ 'PUT /api/auth/profile': { user: saved } });
  const { person } = openSettings();
  await person.clear(field('Full Name'));
  await person.type(field('Full Name'), 'Nadia Other');
  await person.click(button('Update Profile'));
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(api.callsOf('PUT /api/auth/profile')).toMatchObject([
    { body: { name: 'Nadia Other' }, token: 'second-token' },
  ]);
  expect(field('Company (optional)').value).toBe('Elsewhere Supply');
});

it('follows the account in fields that nobody has touched', async () => {
  settingsApi();
  const { person } = openSettings();
  await person.clear(field('Company (optional)'));
  await person.type(field('Company (optional)'), 'Typed Supply');
  setSessionState({ status: 'signed-in', user: { ...account, name: 'Nadia Elsewhere' } });
  await waitFor(() => expect(field('Full Name').value).toBe('Nadia Elsewhere'));
  expect(field('Company (optional)').value).toBe('Typed Supply');
});

it('shows the account of whoever signs in elsewhere in this browser, and nothing that was typed before', async () => {
  const api = settingsApi();
  const { person } = openSettings();
  await person.type(field('Full Name'), ' the first');
  api.answer({ 'GET /api/auth/me': { ...account, id: 8, name: 'Kim Other' } });
  localStorage.setItem('token', 'token-of-another');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await waitFor(() => expect(field('Full Name').value).toBe('Kim Other'));
});

it('refuses a picture of five megabytes', async () => {
  settingsApi();
  const { person } = openSettings();
  const file = new File([new Uint8Array(5.1 * 1024 * 1024)], 'me.png', { type: 'image/png' });
  await person.upload(screen.getByLabelText('Profile picture'), file);
  expect(await screen.findByText('Image size must be less than 5MB')).toBeTruthy();
});

it('says once that a new password is too short', async () => {
  settingsApi();
  window.location.hash = '#password';
  const { person } = openSettings();
  await person.type(screen.getByLabelText('Current Password', { exact: true }), 'wrong guess');
  await person.type(screen.getByLabelText('New Password', { exact: true }), '12345');
  expect(screen.getAllByText(/at least 6 characters/i)).toHaveLength(1);
  await person.click(button('Change Password'));
  expect(await screen.findByText('Must be at least 6 characters')).toBeTruthy();
  expect(screen.getAllByText(/at least 6 characters/i)).toHaveLength(1);
});

it('says why a password was not changed', async () => {
  const api = settingsApi({
    'PUT /api/auth/password': () =>
      refusal(400, 'Current password is incorrect', [
        { field: 'currentPassword', message: 'Current password is incorrect' },
      ]),
  });
  window.location.hash = '#password';
  const { person } = openSettings();
  const password = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
  await person.type(password('Current Password'), 'wrong guess');
  await person.type(password('New Password'), 'another horse 8');
  await person.type(password('Confirm New Password'), 'another horse 9');
  await person.click(button('Change Password'));
  expect(await screen.findByText('New passwords do not match')).toBeTruthy();
  expect(api.callsOf('PUT /api/auth/password')).toEqual([]);

  await person.type(password('Confirm New Password'), '{Backspace}8');
  await person.click(button('Change Password'));
  expect(await screen.findByText('Current password is incorrect')).toBeTruthy();
});

it('says that preferences were not saved', async () => {
  settingsApi({ 'PUT /auth/preferences': () => new Response('', { status: 503 }) });
  window.location.hash = '#preferences';
  const { person } = openSettings();
  await person.click(await screen.findByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy();
});
