import type { Metadata } from 'next';
import { BlogAdminPage } from '@/components/admin/blog/BlogAdminPage';
import { RequireAdmin } from '@/components/portal/guard/RequireAdmin';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { blogAdminTexts } from '@/content/admin/blog';

export const metadata: Metadata = { title: blogAdminTexts.title };

export default function BlogManagementPage() {
  return (
    <RequireUser>
      <RequireAdmin elsewhere="/">
        <BlogAdminPage />
      </RequireAdmin>
    </RequireUser>
  );
}
