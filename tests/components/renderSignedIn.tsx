import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { setSessionState } from '@/client/sessionState';
import { storeToken } from '@/client/tokenStorage';
import type { SessionUser } from '@/schemas/auth';

/** An account as `GET /api/auth/me` answers it. */
export const accountOf = (facts: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  name: 'Nadia Owner',
  email: 'nadia@example.com',
  pendingEmail: null,
  company: 'Example Supply',
  profileImage: null,
  role: 'client',
  isAdmin: facts.role === 'admin',
  reportLimit: null,
  reportCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  mustChangePassword: false,
  hasCommonPassword: false,
  passwordDueAt: null,
  ...facts,
});

/** Renders what a signed-in person sees; answers the queries of Testing Library, and their keyboard and mouse as `person`. */
export function renderSignedIn(element: ReactElement, account: SessionUser = accountOf()) {
  storeToken('first-token');
  setSessionState({ status: 'signed-in', user: account });
  return { person: userEvent.setup(), ...render(<QueryProvider>{element}</QueryProvider>) };
}
