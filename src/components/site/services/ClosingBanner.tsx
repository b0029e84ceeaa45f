import { AssessmentLink } from '@/components/site/AssessmentLink';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { BookingLink } from '@/components/ui/BookingLink';
import { Link } from '@/components/ui/Link';
import { assessmentLabels, bookingLabels } from '@/content/site/actions';
import { samplePage } from '@/content/site/sampleReport';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './ClosingBanner.module.css';

/** End of a service page: a call, or the free analysis. */
export async function ClosingBanner({ heading, text }: { heading: string; text: string }) {
  const { booking } = await getSiteSettings();
  return (
    <section aria-labelledby="closing-title" className={styles.band} data-print="hide">
      <div className={styles.banner}>
        <div className={styles.words}>
          <LinkedHeading level={2} id="closing-title" title={heading} />
          <p>
            {text} <Link href="/sample-report">{samplePage.link}</Link>
          </p>
        </div>
        <div className={styles.actions}>
          <AssessmentLink>{assessmentLabels.startAnalysis}</AssessmentLink>
          <BookingLink booking={booking} variant="secondary">
            {bookingLabels.call}
          </BookingLink>
        </div>
      </div>
    </section>
  );
}
