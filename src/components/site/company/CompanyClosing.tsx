import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { WaysToStart } from '@/components/site/WaysToStart';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './CompanyClosing.module.css';

/** End of a company page: the two main actions. */
export function CompanyClosing({ title, booking }: { title: string; booking: BookingTarget }) {
  return (
    <Section tone="tint" aria-labelledby="closing-title" className={styles.closing} data-print="hide">
      <LinkedHeading level={2} id="closing-title" title={title} />
      <div>
        <WaysToStart booking={booking} />
      </div>
    </Section>
  );
}
