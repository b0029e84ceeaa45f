import { AssessmentLink } from '@/components/site/AssessmentLink';
import { Section } from '@/components/site/Section';
import { BookingLink } from '@/components/ui/BookingLink';
import { assessmentLabels, bookingLabels } from '@/content/site/actions';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './CompanyClosing.module.css';

/** The end of a company page: the two ways to go on. */
export function CompanyClosing({ title, booking }: { title: string; booking: BookingTarget }) {
  return (
    <Section tone="tint" aria-labelledby="closing-title" className={styles.closing} data-print="hide">
      <h2 id="closing-title">{title}</h2>
      <div>
        <div className={styles.actions}>
          <AssessmentLink />
          <BookingLink booking={booking} variant="secondary">
            {bookingLabels.strategyCall}
          </BookingLink>
        </div>
        <p className={styles.note}>{assessmentLabels.note}</p>
      </div>
    </Section>
  );
}
