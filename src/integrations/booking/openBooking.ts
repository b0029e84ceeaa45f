import { pushToDataLayer } from '@/client/dataLayer';
import { openPage } from '@/client/openPage';
import { openCalendar } from './calEmbed';

const contactPath = '/contact';
/** Increments a daily counter. Sends no data, and nobody waits for the response. */
const countPath = '/api/counts/booking-open';

/** Opens the calendar over the page and counts that. If it can't be opened, follows the link. */
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
