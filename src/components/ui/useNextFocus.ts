'use client';

import { useEffect, useRef } from 'react';

/**
 * For a button that makes room for something else: what that is gets the focus once it is on the screen.
 * @returns takes, at the press, how to find it
 */
export function useNextFocus(): (find: () => HTMLElement | null | undefined) => void {
  const next = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useEffect(() => {
    const target = next.current?.();
    if (!target) return;
    next.current = null;
    target.focus();
  });
  return (find) => {
    next.current = find;
  };
}
