import type { BookingTarget } from './bookingTarget';
import { calLayout, calNamespace } from './calNames';

/** Returns the attributes of a link that the booking widget handles; a plain `href` if no event is configured. */
export function bookingAttributes({ href, calLink, embedOrigin }: BookingTarget) {
  if (!calLink || !embedOrigin) return { href };
  return {
    href,
    'data-cal-link': calLink,
    'data-cal-origin': embedOrigin,
    'data-cal-namespace': calNamespace,
    'data-cal-config': JSON.stringify({ layout: calLayout }),
  };
}
