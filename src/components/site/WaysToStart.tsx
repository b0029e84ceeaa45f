import { BookingLink } from '@/components/ui/BookingLink';
import { assessmentLabels, bookingLabels } from '@/content/site/actions';
import { Link } from '@/components/ui/Link';
import { samplePage } from '@/content/site/sampleReport';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import { AssessmentLink } from './AssessmentLink';
import text from '@/components/ui/Text.module.css';
import space from '@/components/ui/Space.module.css';
import styles from './WaysToStart.module.css';

/** The two main actions: the free assessment, or a call. */
export function WaysToStart({ booking }: { booking: BookingTarget }) {
  return (
    <>
      <div className={styles.actions}>
        <AssessmentLink />
        <BookingLink booking={booking} variant="secondary">
          {bookingLabels.strategyCall}
        </BookingLink>
      </div>
      <p className={`${text.note} ${space.above4}`}>
        {assessmentLabels.note} <Link href="/sample-report">{samplePage.link}</Link>
      </p>
    </>
  );
}
