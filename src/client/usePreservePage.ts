'use client';

import { createContext, use, useEffect } from 'react';

/** Keeps the page when the session ends, until the returned function is called. `RequireUser` provides it. */
export const PreservePage = createContext<(() => () => void) | null>(null);

/** While `isHeld`, the end of the session doesn't take the page away: something on it would be lost. */
export function usePreservePage(isHeld: boolean): void {
  const hold = use(PreservePage);
  if (!hold) throw new Error('Only inside RequireUser');
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}
