'use client';

import { createContext, use, useEffect } from 'react';

/** Keeps the page when the session ends, until the returned function is called. Provided by `RequireUser`. */
export const PreservePage = createContext<(() => () => void) | null>(null);

/**
 * While `isHeld`, keeps the page when the session ends, because something on it would be lost.
 * @throws outside of RequireUser
 */
export function usePreservePage(isHeld: boolean): void {
  const hold = use(PreservePage);
  if (!hold) throw new Error('Only inside RequireUser');
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}
