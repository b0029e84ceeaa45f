'use client';

import { createContext, use } from 'react';
import type { SessionUser } from '@/schemas/auth';

export const PortalUser = createContext<SessionUser | null>(null);

/** Returns the signed-in user; for components inside `RequireUser`. */
export function usePortalUser(): SessionUser {
  const user = use(PortalUser);
  if (!user) throw new Error('Only inside RequireUser');
  return user;
}
