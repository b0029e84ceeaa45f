/** Where a booking link leads, and what the vendor's widget needs to open in its place. */
export interface BookingTarget {
  /** Works on its own: the firm's booking page, or the request for a call while there is none. */
  href: string;
  /** The widget's name for the event, such as `firm/30min`; absent without a booking page. */
  calLink?: string;
  /** Origin that the widget's script and frame come from. */
  embedOrigin?: string;
}

/** Where the contact page says how to ask for a call: as long as there is no booking page, nothing promises a calendar. */
export const askForCallHref = '/contact#call';

/** Cal.com serves pages and the embed from two hosts; an organization has both on its own one below cal.com. */
const calComHosts = new Set(['cal.com', 'www.cal.com', 'app.cal.com']);
const calComEmbedOrigin = 'https://app.cal.com';
const calCom = /^https:\/\/([a-z\d-]+\.)*cal\.com$/;

/**
 * Reads the address of the firm's 30-minute event (`https://cal.com/firm/30min`). Without one, or with one that names no
 * event, there is only a link. So it is with an address of anybody but Cal.com and the origin of `serverUrl`, the booking
 * page in the server's environment: its script would run as the site's own, and who may change a setting in the CMS
 * must not decide what does.
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
