'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openPage } from '@/client/openPage';
import { setUpSoon } from './setUpSoon';

/** The browser handles clicks that open a new tab or window. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const findBookingLink = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cal-link]') : null;

/**
 * Makes every booking link open a calendar over the page. The code and the vendor's script load on the first click;
 * if they can't be loaded, the link works as a plain link.
 */
export function BookingWidget() {
  const pathname = usePathname();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findBookingLink(event);
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      // Once loaded, the vendor's script also listens for clicks on these links and would open a second calendar.
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
