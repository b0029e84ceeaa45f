import { AdminPortal } from '@/components/admin/shell/AdminPortal';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { pageMetadata } from '@/components/site/pageMetadata';

export const generateMetadata = () => pageMetadata('admin');

export default function AdminPage() {
  return (
    <RequireUser>
      <RequireAdmin>
        <AdminPortal />
      </RequireAdmin>
    </RequireUser>
  );
}
