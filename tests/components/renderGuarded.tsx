import type { ReactElement } from 'react';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { ConnectionNotice } from '@/components/ui/ConnectionNotice';
import { renderSignedIn } from './renderSignedIn';

/** As `renderSignedIn`, within what stands around every signed-in screen. */
export const renderGuarded = (element: ReactElement, account?: Parameters<typeof renderSignedIn>[1]) =>
  renderSignedIn(
    <>
      <ConnectionNotice />
      <RequireUser>{element}</RequireUser>
    </>,
    account,
  );
