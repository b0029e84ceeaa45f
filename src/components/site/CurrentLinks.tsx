'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the links of header and footer to the current page: neither re-renders on navigation. */
export function CurrentLinks() {
  const pathname = usePathname();
  useEffect(() => {
    for (const link of document.querySelectorAll('body > :is(header, footer) nav a')) {
      if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);
  return null;
}
