import { askForCallHref } from '@/domain/inquiries/askForCall';

/** Target of a booking link, and what the vendor's widget needs to open instead. */
export interface BookingTarget {
  /** Works without the widget: the booking page, or the contact page's request for a call if there is none. */
  href: string;
  /** The widget's name of the event, e.g. `firm/30min`; undefined without a booking page. */
  calLink?: string;
  /** Origin of the widget's script and iframe. */
  embedOrigin?: string;
}

/** Cal.com serves pages and the embed from two hosts. An organization has both on its own subdomain of cal.com. */
const calComHosts = new Set(['cal.com', 'www.cal.com', 'app.cal.com']);
const calComEmbedOrigin = 'https://app.cal.com';
const calCom = /^https:\/\/([a-z\d-]+\.)*cal\.com$/;

/**
 * Parses the URL of the 30-minute event (`https://cal.com/firm/30min`). Returns only a link without a URL or if it
 * names no event. The same goes for any host other than Cal.com and the origin of `serverUrl` (the booking page from
 * the server's environment): the embed runs with full rights on our pages, and a CMS setting must not decide which
 * script that is.
 */
export function bookingTarget(
  bookingUrl: string | null | undefined,
  serverUrl: string | undefined,
): BookingTarget {
  const href = bookingUrl || serverUrl;
  if (!href) return { href: askForCallHref };
  const { host, origin, pathname } = new URL(href);
  const calLink = pathname.replace(/^\/+|\/+$/g, '');
  const isTrusted = calCom.test(origin) || (serverUrl !== undefined && new URL(serverUrl).origin === origin);
  if (!calLink || !isTrusted) return { href };
  const isCalComItself = calCom.test(origin) && calComHosts.has(host);
  return { href, calLink, embedOrigin: isCalComItself ? calComEmbedOrigin : origin };
}
