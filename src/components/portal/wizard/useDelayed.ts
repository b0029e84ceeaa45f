'use client';

import { useEffect, useState } from 'react';

/** True once `isTrue` has been so for a while: what is over at once shall not flicker. */
export function useDelayed(isTrue: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isTrue, delayMs]);
  return isTrue && isDue;
}
