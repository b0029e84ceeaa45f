import { BookingLink } from '@/components/ui/BookingLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { reportTexts as texts } from '@/content/portal/report';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './NextSteps.module.css';
import { ReportCard } from './ReportCard';

export function NextSteps({ booking }: { booking: BookingTarget }) {
  return (
    <div data-print="hide">
      <ReportCard id="next-steps" title={texts.nextSteps}>
        <p className={styles.text}>{texts.nextStepsText}</p>
        <div className={styles.actions}>
          <BookingLink booking={booking}>{texts.scheduleCall}</BookingLink>
          <BookingLink booking={booking} variant="secondary">
            {texts.upgrade}
          </BookingLink>
          <ButtonLink href="/ai-consulting-services" variant="quiet">
            {texts.learnMore}
          </ButtonLink>
        </div>
      </ReportCard>
    </div>
  );
}
