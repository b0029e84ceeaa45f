'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top on every route change, smoothly where the visitor allows motion (global.css decides). Back and
 * Forward keep the position that the browser restores, and an address with a fragment keeps its target.
 */
export function ScrollToTop() {
  const pathname = usePathname();
  const shownPath = useRef(pathname);
  /** Addresses reached by Back and Forward since navigation last settled; there may be several in a row. */
  const poppedTo = useRef(new Set<string>());

  useEffect(() => {
    const onPopState = () => {
      const { pathname: target } = window.location;
      const isWithinPage = poppedTo.current.size === 0 && target === shownPath.current;
      if (!isWithinPage) poppedTo.current.add(target);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const isReturning = poppedTo.current.has(pathname);
    if (pathname === window.location.pathname) poppedTo.current.clear();
    if (!isReturning && !window.location.hash) window.scrollTo({ top: 0 });
  }, [pathname]);
  return null;
}
