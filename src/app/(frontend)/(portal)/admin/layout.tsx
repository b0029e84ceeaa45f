import type { ReactNode } from 'react';
import { AdminNavigation } from '@/components/admin/shell/AdminNavigation';

/** The screens of administration under their navigation, which stays while one goes from one to another. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminNavigation />
      {children}
    </>
  );
}
