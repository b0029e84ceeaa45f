'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { startTabAt } from '@/components/ui/startTabAt';

/**
 * Scrolls to the top on every route change, smoothly where the visitor allows motion (global.css decides). Back and
 * Forward keep the position that the browser restores, and an address with a fragment keeps its target. The focus, if it
 * was in what the route replaced, goes to `<main>`.
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
    const { hash } = window.location;
    if (!isReturning && !hash) window.scrollTo({ top: 0 });
    if (!isReturning && startTabAt(hash)) return;
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return null;
}
