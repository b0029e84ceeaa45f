import type { Metadata } from 'next';
import { RedirectsPage } from '@/components/admin/redirects/RedirectsPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { redirectTexts } from '@/content/admin/redirects';

export const metadata: Metadata = { title: redirectTexts.title };

export default function AdminRedirectsPage() {
  return (
    <RequireUser>
      <RequireRole>
        <RedirectsPage />
      </RequireRole>
    </RequireUser>
  );
}
