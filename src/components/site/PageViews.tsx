'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pushToDataLayer } from '@/client/dataLayer';

/** By then the new page's title is in place. */
const delayMs = 100;

function reportPageView(): void {
  pushToDataLayer({
    event: 'page_view',
    title: document.title,
    location: window.location.href,
    path: window.location.pathname,
  });
}

/** One page_view per navigation. A page that is left again within the delay, as by a redirect, was not viewed. */
export function PageViews() {
  const pathname = usePathname();
  useEffect(() => {
    const timer = setTimeout(reportPageView, delayMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    // A page that comes back from the browser's page cache keeps its state: no effect runs, yet it is a navigation.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setTimeout(reportPageView, delayMs);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
