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
  /** Where the browser's own back and forward have led since the page last stood still: it may be several in a row. */
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
