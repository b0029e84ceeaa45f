import { Icon } from '@/components/ui/Icon';
import { bookingLabels } from '@/content/site/actions';
import { bookingAttributes } from '@/integrations/booking/bookingAttributes';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './FloatingCallButton.module.css';

/** Fixed at the bottom left of a page; opens the booking calendar. */
export async function FloatingCallButton() {
  const { booking } = await getSiteSettings();
  return (
    <aside aria-label="Book a call" className={styles.place} data-print="hide">
      <a {...bookingAttributes(booking)} className={styles.button} data-floating-call="">
        <Icon name="phone" />
        {bookingLabels.call}
      </a>
    </aside>
  );
}
