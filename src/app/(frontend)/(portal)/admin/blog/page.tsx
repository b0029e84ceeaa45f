import type { Metadata } from 'next';
import { BlogAdminPage } from '@/components/admin/blog/BlogAdminPage';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { blogAdminTexts } from '@/content/admin/blog';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = { title: blogAdminTexts.title };

export default async function BlogManagementPage() {
  const { advisoryTeamName } = await getSiteSettings();
  return (
    <RequireUser>
      <RequireAdmin elsewhere="/">
        <BlogAdminPage defaultAuthor={advisoryTeamName} />
      </RequireAdmin>
    </RequireUser>
  );
}
