import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readToken } from '@/client/tokenStorage';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { renderVisitor } from '@tests/components/renderVisitor';
import { router } from '@tests/components/router';
import { RequireRole } from './RequireRole';
import { RequireUser } from './RequireUser';

const screenOf = (element = <p>What is behind it</p>) => <RequireUser>{element}</RequireUser>;
const guarded = screenOf(
  <RequireRole>
    <p>What is behind it</p>
  </RequireRole>,
);

it.each(['/dashboard', '/ai-analysis', '/profile-settings?from=mail#password'])(
  'A screen of the portal sends visitors to the login, which comes back: %s',
  async (path) => {
    router.start(path);
    fakeApi();
    renderVisitor(screenOf());
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(path)}`),
    );
    expect(screen.queryByText('What is behind it')).toBeNull();
  },
);

it('A session that has ended is forgotten, and the login comes next', async () => {
  router.start('/dashboard');
  fakeApi({ 'GET /api/auth/me': () => refusal(401, 'Authentication required') });
  renderSignedIn(screenOf());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Fdashboard'));
  expect(readToken()).toBeNull();
  expect(router.replace).toHaveBeenCalledTimes(1);
});

it('Signing out in another tab leads to the login here', async () => {
  router.start('/dashboard');
  fakeApi({ 'GET /api/auth/me': accountOf() });
  renderSignedIn(screenOf());
  expect(await screen.findByText('What is behind it')).toBeTruthy();
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Fdashboard'));
  expect(screen.queryByText('What is behind it')).toBeNull();
});

it('A history navigation that cancels the redirect to the login is followed by another one', async () => {
  router.start('/dashboard?step=1');
  fakeApi({ 'GET /api/auth/me': () => refusal(401, 'Authentication required') });
  renderSignedIn(screenOf());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Fdashboard%3Fstep%3D1'));
  router.start('/dashboard');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router.replace).toHaveBeenLastCalledWith('/login?next=%2Fdashboard');
});

it('Staff who have to choose a password are sent to that first', async () => {
  router.start('/admin');
  const user = accountOf({
    role: 'admin',
    mustChangePassword: true,
    passwordDueAt: '2026-01-01T00:00:00.000Z',
  });
  fakeApi({ 'GET /api/auth/me': user });
  renderSignedIn(screenOf(), user);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/choose-password?next=%2Fadmin'));
  expect(screen.queryByText('What is behind it')).toBeNull();
});

it('The Admin Portal leads clients to their dashboard', async () => {
  router.start('/admin');
  fakeApi({ 'GET /api/auth/me': accountOf() });
  renderSignedIn(guarded);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'));
});
