import type { Metadata } from 'next';
import { TrashPage } from '@/components/admin/trash/TrashPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { trashTexts } from '@/content/admin/trash';

export const metadata: Metadata = { title: trashTexts.title };

export default function BlogTrashPage() {
  return (
    <RequireUser>
      <RequireRole>
        <TrashPage />
      </RequireRole>
    </RequireUser>
  );
}
