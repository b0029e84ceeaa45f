'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pushToDataLayer } from '@/client/dataLayer';
import { pageViewDelayMs } from '@/client/pageViewDelayMs';
import { storeVisit } from '@/client/visit';
import { isMeasuredPath } from '@/domain/navigation/isMeasuredPath';
import { isTagManagerLoaded } from '@/integrations/analytics/isTagManagerLoaded';

function reportPageView(): void {
  const { origin, pathname, search } = window.location;
  // The page is about to be loaded anew, without the vendor who would be told.
  if (!isMeasuredPath(pathname) && isTagManagerLoaded()) return;
  // What follows # may open an account.
  const location = origin + pathname + search;
  pushToDataLayer({ event: 'page_view', title: document.title, location, path: pathname });
}

/**
 * Reports the page after the delay, or as soon as it has a title: on a slow phone the head can arrive after the body.
 * Gives back what calls the report off.
 */
function reportSoon(): () => void {
  const headChanges = new MutationObserver(reportOnceTitled);
  function reportOnceTitled(): void {
    if (!document.title) return headChanges.observe(document.head, { childList: true, subtree: true });
    headChanges.disconnect();
    reportPageView();
  }
  const timer = setTimeout(reportOnceTitled, pageViewDelayMs);
  return () => {
    clearTimeout(timer);
    headChanges.disconnect();
  };
}

/** One page_view per navigation. A page that is left again within the delay, as by a redirect, was not viewed. */
export function PageViews() {
  const pathname = usePathname();
  useEffect(storeVisit, []);
  useEffect(reportSoon, [pathname]);

  useEffect(() => {
    // A page that comes back from the browser's page cache keeps its state: no effect runs, yet it is a navigation.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reportSoon();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
