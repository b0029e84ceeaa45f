import type { ReactElement } from 'react';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import type { SessionUser } from '@/schemas/auth';
import { renderSignedIn } from './renderSignedIn';

/** Renders a screen that only signed-in people see, as its page does. */
export const renderScreen = (screen: ReactElement, account: SessionUser) =>
  renderSignedIn(<RequireUser>{screen}</RequireUser>, account);
