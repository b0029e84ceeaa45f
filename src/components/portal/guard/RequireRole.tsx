'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { isPanelPath } from '@/domain/navigation/isPanelPath';
import { mayOpen, startPath } from '@/domain/navigation/places';
import { PortalLoading } from './PortalLoading';
import { usePortalUser } from './PortalUser';

interface RequireRoleProps {
  /** Where those are sent who may not see the page; to their start unless told. */
  elsewhere?: string;
  children: ReactNode;
}

/** Shows its children to those whose role may open this page, and sends others elsewhere. Inside `RequireUser`. */
export function RequireRole({ elsewhere, children }: RequireRoleProps) {
  const { role } = usePortalUser();
  const isAdmitted = mayOpen(role, usePathname());
  const router = useRouter();
  useEffect(() => {
    if (isAdmitted) return;
    const path = elsewhere ?? startPath(role);
    if (isPanelPath(path)) window.location.replace(path);
    else router.replace(path);
  }, [isAdmitted, elsewhere, role, router]);
  return isAdmitted ? children : <PortalLoading />;
}
