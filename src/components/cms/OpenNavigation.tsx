'use client';

import { useNav } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';

/** Width from which the navigation fits beside a form. */
const wideWindow = '(width >= 75rem)';

/**
 * Keeps the panel's navigation open in wide windows, unless the user has closed it. Payload closes it up to 1440 px
 * after each load, although a laptop's window has room for it.
 */
export function OpenNavigation() {
  const { navOpen, setNavOpen, shouldAnimate } = useNav();
  // Rendered by the server from the user's preference, before Payload closes it.
  const wasOpen = useRef(navOpen);
  // Before the browser shows the closed one, which would move the content to and fro.
  useLayoutEffect(() => {
    // Once it is animated, the user closes it.
    if (navOpen || shouldAnimate || !wasOpen.current) return;
    if (window.matchMedia(wideWindow).matches) setNavOpen(true);
  }, [navOpen, shouldAnimate, setNavOpen]);
  return null;
}
