import type { Metadata } from 'next';
import { AdminDoors } from '@/components/portal/account/AdminDoors';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { adminTexts } from '@/content/portal/account';

export const metadata: Metadata = { title: adminTexts.title };

export default function AdminPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <AdminDoors />
      </RequireAdmin>
    </RequireUser>
  );
}
