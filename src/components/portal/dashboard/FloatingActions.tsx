import { BookingLink } from '@/components/ui/BookingLink';
import { Button } from '@/components/ui/Button';
import { Floating } from '@/components/ui/Floating';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './FloatingActions.module.css';

interface FloatingActionsProps {
  booking: BookingTarget;
  onRun: () => void;
}

/** The two main actions of the dashboard, always visible. */
export function FloatingActions({ booking, onRun }: FloatingActionsProps) {
  return (
    <Floating aria-label={texts.floating} isBar className={styles.place}>
      <BookingLink booking={booking} variant="secondary" size="small" className={styles.call}>
        {texts.floatingCall}
      </BookingLink>
      <Button size="small" onClick={onRun}>
        {texts.floatingRun}
      </Button>
    </Floating>
  );
}
