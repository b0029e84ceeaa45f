'use client';

import { useNav } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Width from which the navigation fits beside a form. */
const wideWindow = '(width >= 75rem)';

/**
 * Opens the panel's navigation in wide windows, unless the user has closed it. Payload closes it up to 1440 px after
 * each load, although a laptop's window has room for it.
 */
export function OpenNavigation() {
  const { hydrated, navOpen, setNavOpen } = useNav();
  // Rendered by the server from the user's preference, before Payload closes it.
  const wasOpen = useRef(navOpen);
  useEffect(() => {
    if (hydrated && wasOpen.current && window.matchMedia(wideWindow).matches) setNavOpen(true);
  }, [hydrated, setNavOpen]);
  return null;
}
