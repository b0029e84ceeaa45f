import { AdminPortal } from '@/components/admin/shell/AdminPortal';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { pageMetadata } from '@/components/site/pageMetadata';

export const generateMetadata = () => pageMetadata('admin');

export default function AdminPage() {
  return (
    <RequireUser>
      <RequireRole>
        <AdminPortal />
      </RequireRole>
    </RequireUser>
  );
}
