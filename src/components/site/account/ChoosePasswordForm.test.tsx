import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { ChoosePasswordForm } from './ChoosePasswordForm';

const soon = new Date(Date.now() + 86_400_000).toISOString();
const staff = accountOf({ role: 'admin', mustChangePassword: true, passwordDueAt: soon });

it('The form for a password of one’s own lets staff postpone a password of their own', async () => {
  router.start('/choose-password');
  fakeApi();
  const { person } = renderSignedIn(<ChoosePasswordForm />, staff);
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/admin'));
});

it('The form for a password of one’s own can’t be postponed when its time is over', async () => {
  router.start('/choose-password?next=%2Fadmin%2Fblog');
  const past = '2026-01-01T00:00:00.000Z';
  const api = fakeApi({ 'PUT /api/auth/password': { message: 'Password changed successfully' } });
  api.answer({ 'GET /api/auth/me': accountOf({ role: 'admin' }) });
  const { person } = renderSignedIn(<ChoosePasswordForm />, { ...staff, passwordDueAt: past });
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  await person.type(screen.getByLabelText('Current Password'), 'three small horses');
  await person.type(screen.getByLabelText('New Password', { exact: true }), 'another horse 8');
  await person.click(screen.getByRole('button', { name: 'Set new password' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/admin/blog'));
  expect(api.callsOf('PUT /api/auth/password')).toMatchObject([
    { body: { currentPassword: 'three small horses', newPassword: 'another horse 8' } },
  ]);
});
