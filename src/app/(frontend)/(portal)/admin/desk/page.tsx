import type { Metadata } from 'next';
import { DeskPage } from '@/components/admin/desk/DeskPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { deskTexts } from '@/content/admin/desk';

export const metadata: Metadata = { title: deskTexts.title };

export default function ContentDeskPage() {
  return (
    <RequireUser>
      <RequireRole>
        <DeskPage />
      </RequireRole>
    </RequireUser>
  );
}
