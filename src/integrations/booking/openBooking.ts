import { pushToDataLayer } from '@/client/dataLayer';
import { openPage } from '@/client/openPage';
import { openCalendar } from './calEmbed';

const contactPath = '/contact';
/** Adds one to a number of the day. Nothing is sent along, nobody waits for the answer. */
const countPath = '/api/counts/booking-open';

/** Opens the calendar over the page, and counts that. Where it can't be opened, the link leads where it says. */
export async function openBooking(link: HTMLAnchorElement): Promise<void> {
  pushToDataLayer({ event: 'booking_open' });
  navigator.sendBeacon(countPath);
  const { calLink = '', calOrigin = '' } = link.dataset;
  link.setAttribute('aria-busy', 'true');
  try {
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
