import { BookingLink } from '@/components/ui/BookingLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { reportTexts as texts } from '@/content/portal/report';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import { ReportCard } from './ReportCard';

export function NextSteps({ booking }: { booking: BookingTarget }) {
  return (
    <div data-print="hide">
      <ReportCard id="next-steps" title={texts.nextSteps}>
        <p className={text.measure}>{texts.nextStepsText}</p>
        <div className={row.gap3}>
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
