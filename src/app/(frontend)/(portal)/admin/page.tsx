import { AdminPortal } from '@/components/admin/shell/AdminPortal';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { pageMetadata } from '@/components/site/pageMetadata';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('admin');

export default async function AdminPage() {
  const { advisoryTeamName } = await getSiteSettings();
  return (
    <RequireUser>
      <RequireRole>
        <AdminPortal defaultAuthor={advisoryTeamName} />
      </RequireRole>
    </RequireUser>
  );
}
