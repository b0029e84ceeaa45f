import { AdminPortal } from '@/components/admin/shell/AdminPortal';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { pageMetadata } from '@/components/site/pageMetadata';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('admin');

export default async function AdminPage() {
  const { advisoryTeamName } = await getSiteSettings();
  return (
    <RequireUser>
      <RequireAdmin>
        <AdminPortal defaultAuthor={advisoryTeamName} />
      </RequireAdmin>
    </RequireUser>
  );
}
