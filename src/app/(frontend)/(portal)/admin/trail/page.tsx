import type { Metadata } from 'next';
import { TrailPage } from '@/components/admin/trail/TrailPage';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { trailTexts } from '@/content/admin/trail';

export const metadata: Metadata = { title: trailTexts.title };

export default function AdminTrailPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <TrailPage />
      </RequireAdmin>
    </RequireUser>
  );
}
