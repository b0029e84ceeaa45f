import type { ReactNode } from 'react';
import { Dashboard } from '@/components/portal/dashboard/Dashboard';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { getSiteSettings } from '@/queries/getSiteSettings';

/** One screen at three paths. In the layout it stays mounted on navigation between the wizard and the dashboard. */
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
