'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openPage } from '@/client/openPage';
import { setUpSoon } from './setUpSoon';

/** Clicks that open a new tab or window are the browser's. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const findBookingLink = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cal-link]') : null;

/**
 * Turns every booking link into a calendar over the page. What opens it, and the vendor's script, are fetched on the
 * first click, not before, and while they can't be fetched the links lead where plain links lead.
 */
export function BookingWidget() {
  const pathname = usePathname();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findBookingLink(event);
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      // The vendor listens for clicks on the same attributes once it is loaded: one click opens one calendar.
      event.stopImmediatePropagation();
      import('./openBooking').then(
        ({ openBooking }) => openBooking(link),
        () => openPage(link.href),
      );
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  useEffect(setUpSoon, [pathname]);
  return null;
}
