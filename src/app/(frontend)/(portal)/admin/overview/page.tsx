import type { Metadata } from 'next';
import { OverviewPage } from '@/components/admin/overview/OverviewPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { overviewTexts } from '@/content/admin/overview';

export const metadata: Metadata = { title: overviewTexts.title };

export default function AdminOverviewPage() {
  return (
    <RequireUser>
      <RequireRole>
        <OverviewPage />
      </RequireRole>
    </RequireUser>
  );
}
