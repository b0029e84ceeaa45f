'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { isPanelPath } from '@/domain/navigation/isPanelPath';
import { mayOpen, startPath } from '@/domain/navigation/places';
import { PortalLoading } from './PortalLoading';
import { usePortalUser } from './PortalUser';

interface RequireRoleProps {
  /** Redirect target for other roles; defaults to their start page. */
  elsewhere?: string;
  children: ReactNode;
}

/** Renders its children for permitted roles and redirects others. Requires `RequireUser` around it. */
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
