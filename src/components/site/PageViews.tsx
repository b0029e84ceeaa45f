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
  // The page is about to reload without the vendor's script, which would receive the event.
  if (!isMeasuredPath(pathname) && isTagManagerLoaded()) return;
  // The fragment is omitted, because it may contain an account token.
  const location = origin + pathname + search;
  pushToDataLayer({ event: 'page_view', title: document.title, location, path: pathname });
}

/**
 * Reports the page view after the delay, once the page has a title: on a slow phone the head can arrive after the body.
 * Returns a function that cancels the report.
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

/** Sends one page_view per navigation. A page left within the delay, as by a redirect, doesn't count. */
export function PageViews() {
  const pathname = usePathname();
  useEffect(storeVisit, []);
  useEffect(reportSoon, [pathname]);

  useEffect(() => {
    // A page restored from the back/forward cache keeps its state: no effect runs, although it is a navigation.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reportSoon();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
