import type { ReactNode } from 'react';
import { AdminNavigation } from '@/components/admin/shell/AdminNavigation';

/** Admin screens below their navigation, which stays mounted between screens. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminNavigation />
      {children}
    </>
  );
}
