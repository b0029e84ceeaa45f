import type { Metadata } from 'next';
import { BlogAdmin } from '@/components/admin/blog/BlogAdmin';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { blogAdminTexts } from '@/content/admin/blog';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = { title: blogAdminTexts.title };

export default async function BlogManagementPage() {
  const { advisoryTeamName } = await getSiteSettings();
  return (
    <RequireUser elsewhere="/">
      <RequireRole elsewhere="/">
        <BlogAdmin defaultAuthor={advisoryTeamName} />
      </RequireRole>
    </RequireUser>
  );
}
