import type { ComponentProps } from 'react';
import { bookingAttributes } from '@/integrations/booking/bookingAttributes';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import { ButtonLink } from './ButtonLink';
import type { ButtonLook } from './buttonClassName';

interface BookingLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** From the site's settings. */
  booking: BookingTarget;
}

/** Opens the booking calendar as an overlay; falls back to a link to the booking page. */
export function BookingLink({ booking, ...link }: BookingLinkProps) {
  return <ButtonLink {...link} {...bookingAttributes(booking)} />;
}
