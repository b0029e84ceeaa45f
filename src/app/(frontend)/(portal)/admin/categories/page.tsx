import type { Metadata } from 'next';
import { CategoriesPage } from '@/components/admin/categories/CategoriesPage';
import { RequireRole } from '@/components/portal/guard/RequireRole';
import { RequireUser } from '@/components/portal/guard/RequireUser';
import { categoriesTexts } from '@/content/admin/categories';

export const metadata: Metadata = { title: categoriesTexts.title };

export default function BlogCategoriesPage() {
  return (
    <RequireUser>
      <RequireRole>
        <CategoriesPage />
      </RequireRole>
    </RequireUser>
  );
}
