'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { PortalLoading } from './PortalLoading';
import { usePortalUser } from './PortalUser';

/** Shows its children to administrators and sends other signed-in people to their dashboard. Inside `RequireUser`. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { isAdmin } = usePortalUser();
  const router = useRouter();
  useEffect(() => {
    if (!isAdmin) router.replace('/dashboard');
  }, [isAdmin, router]);
  return isAdmin ? children : <PortalLoading />;
}
