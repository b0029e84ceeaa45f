'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pushToDataLayer } from '@/client/dataLayer';
import { openPage } from '@/client/openPage';
import { calLayout, calNamespace } from './calNames';

const contactPath = '/contact';
/** Adds one to a number of the day. Nothing is sent along, nobody waits for the answer. */
const countPath = '/api/counts/booking-open';

/** Clicks that open a new tab or window are the browser's. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const findBookingLink = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cal-link]') : null;

async function openBooking(link: HTMLAnchorElement): Promise<void> {
  const { calLink = '', calOrigin = '' } = link.dataset;
  link.setAttribute('aria-busy', 'true');
  try {
    const { openCalendar } = await import('./calEmbed');
    await openCalendar(
      { calLink, embedOrigin: calOrigin },
      {
        onBooked: () => pushToDataLayer({ event: 'booking_success' }),
        onLinkFailed: () => openPage(contactPath),
      },
    );
  } catch {
    openPage(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}

/**
 * Turns every booking link into a calendar over the page. The vendor's script is fetched on the first click, not
 * before, and while it can't be fetched the links lead where plain links lead.
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
      pushToDataLayer({ event: 'booking_open' });
      navigator.sendBeacon(countPath);
      void openBooking(link);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  useEffect(() => {
    window.Cal?.ns[calNamespace]?.('ui', { layout: calLayout });
  }, [pathname]);
  return null;
}
