'use client';

import { createContext, use, useEffect } from 'react';
import type { SessionUser } from '@/schemas/auth';

interface PortalUserContext {
  user: SessionUser;
  /** Keeps the page when the session ends, until the returned function is called. */
  hold: () => () => void;
}

export const PortalUser = createContext<PortalUserContext | null>(null);

function usePortal(): PortalUserContext {
  const context = use(PortalUser);
  if (!context) throw new Error('Only inside RequireUser');
  return context;
}

/** The signed-in person; for components inside `RequireUser`. */
export function usePortalUser(): SessionUser {
  return usePortal().user;
}

/** While `isHeld`, the end of the session doesn't take the page away: something on it would be lost. */
export function useHoldPage(isHeld: boolean): void {
  const { hold } = usePortal();
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}
