'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Takes every route change to the top of the page, smoothly where the visitor allows motion (global.css decides). Going
 * back or forward keeps the position that the browser restores, and an address with an anchor keeps its anchor.
 */
export function ScrollToTop() {
  const pathname = usePathname();
  const shownPath = useRef(pathname);
  /** Where the browser's own back or forward has led; null after any other navigation. */
  const poppedTo = useRef<string | null>(null);

  useEffect(() => {
    const onPopState = () => {
      poppedTo.current = window.location.pathname;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const isReturning = poppedTo.current === pathname;
    poppedTo.current = null;
    if (!isReturning && !window.location.hash) window.scrollTo({ top: 0 });
  }, [pathname]);
  return null;
}
