'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { PortalLoading } from './PortalLoading';
import { usePortalUser } from './PortalUser';

interface RequireAdminProps {
  /** Where other signed-in people are sent. */
  elsewhere?: '/dashboard' | '/';
  children: ReactNode;
}

/** Shows its children to administrators and sends other signed-in people elsewhere. Inside `RequireUser`. */
export function RequireAdmin({ elsewhere = '/dashboard', children }: RequireAdminProps) {
  const { isAdmin } = usePortalUser();
  const router = useRouter();
  useEffect(() => {
    if (!isAdmin) router.replace(elsewhere);
  }, [isAdmin, elsewhere, router]);
  return isAdmin ? children : <PortalLoading />;
}
