import type { Metadata } from 'next';
import { OverviewPage } from '@/components/admin/overview/OverviewPage';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { overviewTexts } from '@/content/admin/overview';

export const metadata: Metadata = { title: overviewTexts.title };

export default function AdminOverviewPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <OverviewPage />
      </RequireAdmin>
    </RequireUser>
  );
}
