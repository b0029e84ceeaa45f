import { AdminDoors } from '@/components/portal/account/AdminDoors';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { pageMetadata } from '@/components/site/pageMetadata';

export const generateMetadata = () => pageMetadata('admin');

export default function AdminPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <AdminDoors />
      </RequireAdmin>
    </RequireUser>
  );
}
