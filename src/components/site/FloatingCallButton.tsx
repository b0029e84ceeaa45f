import { Floating } from '@/components/ui/Floating';
import { Icon } from '@/components/ui/Icon';
import { bookingLabels } from '@/content/site/actions';
import { bookingAttributes } from '@/integrations/booking/bookingAttributes';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './FloatingCallButton.module.css';

/** Button at the bottom left of the window that opens the booking calendar. */
export async function FloatingCallButton() {
  const { booking } = await getSiteSettings();
  return (
    <Floating aria-label="Book a call" isBar hidesOver="hero" className={styles.place}>
      <a {...bookingAttributes(booking)} className={styles.button}>
        <Icon name="phone" />
        {bookingLabels.call}
      </a>
    </Floating>
  );
}
