import type { ReactNode } from 'react';
import { Dashboard } from '@/components/portal/dashboard/Dashboard';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** One screen at three addresses: it stays mounted when the wizard's address gives way to the dashboard's. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { booking } = await getSiteSettings();
  return (
    <>
      <RequireUser>
        <Dashboard booking={booking} />
      </RequireUser>
      {children}
    </>
  );
}
