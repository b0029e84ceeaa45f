import { Icon } from '@/components/ui/Icon';
import { bookingLabels } from '@/content/site/actions';
import { bookingAttributes } from '@/integrations/booking/bookingAttributes';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { FloatingPlace } from './FloatingPlace';
import styles from './FloatingCallButton.module.css';

/** At the bottom left of a page once its own booking links have left; opens the booking calendar. */
export async function FloatingCallButton() {
  const { booking } = await getSiteSettings();
  return (
    <FloatingPlace
      href={booking.href}
      aria-label="Book a call"
      className={styles.place}
      data-floating-call=""
      data-print="hide"
    >
      <a {...bookingAttributes(booking)} className={styles.button}>
        <Icon name="phone" />
        <span className={styles.label}>{bookingLabels.call}</span>
      </a>
    </FloatingPlace>
  );
}
