import { BookingLink } from '@/components/ui/BookingLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import text from '@/components/ui/Text.module.css';
import styles from './WelcomeBanner.module.css';
import row from '@/components/ui/Row.module.css';

interface WelcomeBannerProps {
  name: string;
  /** Whether the account has no results yet. */
  isFirst: boolean;
  booking: BookingTarget;
  onRun: () => void;
}

export function WelcomeBanner({ name, isFirst, booking, onRun }: WelcomeBannerProps) {
  return (
    <header className={styles.banner} data-tone="dark">
      <div className={styles.inner}>
        <div>
          <h1 className={`${text.title} ${text.breaks}`}>{texts.welcome(name, isFirst)}</h1>
          <p className={styles.lede}>{texts.lede}</p>
        </div>
        <div className={`${styles.actions} ${row.gap3}`}>
          <Button onClick={onRun}>
            <Icon name="plus" />
            {texts.runNewAnalysis}
          </Button>
          <BookingLink booking={booking} variant="secondary">
            <Icon name="calendar" />
            {texts.scheduleCall}
          </BookingLink>
        </div>
      </div>
    </header>
  );
}
