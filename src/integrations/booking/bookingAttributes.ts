import type { BookingTarget } from './bookingTarget';
import { calLayout, calNamespace } from './calNames';

/** Attributes of a link that the booking widget takes over; a plain link where no event is configured. */
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
