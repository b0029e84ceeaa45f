import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readToken } from '@/client/tokenStorage';
import { SessionList } from '@/components/portal/account/SessionList';
import { retryingText } from '@/content/connection';
import type { DeviceSession } from '@/schemas/account';
import { fakeApi } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';

const ofProxy = (status: number) =>
  new Response('<h1>The gateway is out of order</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const outages: Record<string, () => Response | Promise<never>> = {
  'the network is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'the server restarts': () => Response.json({ message: 'Down' }, { status: 503 }),
  'it is asked too much': () =>
    Response.json({ message: 'Too many' }, { status: 429, headers: { 'Retry-After': '0' } }),
  'a proxy has no server': () => ofProxy(502),
  'a proxy wants a login of its own': () => ofProxy(401),
};

const session: DeviceSession = {
  ...{ id: 1, device: 'Chrome on Linux', isCurrent: true },
  createdAt: '2026-11-02T09:00:00.000Z',
  lastSeenAt: '2026-11-03T09:00:00.000Z',
};

it.each(Object.entries(outages))(
  'An outage signs nobody out, is told, and the screen comes by itself: %s',
  async (_what, outage) => {
    router.start('/profile-settings');
    const api = fakeApi({ 'GET /api/auth/me': outage, 'GET /api/auth/sessions': outage });
    renderGuarded(<SessionList />);
    expect(await screen.findByText(retryingText)).toBeTruthy();
    expect(readToken()).toBe('first-token');
    api.answer({ 'GET /api/auth/me': accountOf(), 'GET /api/auth/sessions': [session] });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('This is you')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(retryingText)).toBeNull());
    expect(readToken()).toBe('first-token');
    expect(router.replace).not.toHaveBeenCalled();
  },
);
