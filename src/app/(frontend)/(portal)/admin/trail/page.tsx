import type { Metadata } from 'next';
import { TrailPage } from '@/components/admin/trail/TrailPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { trailTexts } from '@/content/admin/trail';

export const metadata: Metadata = { title: trailTexts.title };

export default function AdminTrailPage() {
  return (
    <RequireUser>
      <RequireRole>
        <TrailPage />
      </RequireRole>
    </RequireUser>
  );
}
