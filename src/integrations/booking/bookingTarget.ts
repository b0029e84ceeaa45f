/** Where a booking link leads, and what the vendor's widget needs to open in its place. */
export interface BookingTarget {
  /** Works on its own: the firm's booking page, or the contact page while there is none. */
  href: string;
  /** The widget's name for the event, such as `firm/30min`; absent without a booking page. */
  calLink?: string;
  /** Origin that the widget's script and frame come from. */
  embedOrigin?: string;
}

/** Cal.com serves pages and the embed from two hosts; installations of one's own use one for both. */
const calComHosts = new Set(['cal.com', 'www.cal.com', 'app.cal.com']);
const calComEmbedOrigin = 'https://app.cal.com';

/**
 * Reads the configured address of the firm's 30-minute event (`https://cal.com/firm/30min`). Without one, or with one
 * that names no event, there is only a link.
 */
export function bookingTarget(bookingUrl: string | undefined): BookingTarget {
  if (!bookingUrl) return { href: '/contact' };
  const { host, origin, pathname } = new URL(bookingUrl);
  const calLink = pathname.replace(/^\/+|\/+$/g, '');
  if (!calLink) return { href: bookingUrl };
  return { href: bookingUrl, calLink, embedOrigin: calComHosts.has(host) ? calComEmbedOrigin : origin };
}
