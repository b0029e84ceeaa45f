import type { Metadata } from 'next';
import { ProjectsPage } from '@/components/admin/progress/ProjectsPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { clientProgressTexts } from '@/content/admin/progress';

export const metadata: Metadata = { title: clientProgressTexts.title };

export default function AdminProjectsPage() {
  return (
    <RequireUser>
      <RequireRole>
        <ProjectsPage />
      </RequireRole>
    </RequireUser>
  );
}
