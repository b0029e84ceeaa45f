import { AssessmentLink } from '@/components/site/AssessmentLink';
import { Badge } from '@/components/ui/Badge';
import { CheckList } from '@/components/site/CheckList';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { BookingLink } from '@/components/ui/BookingLink';
import { assessmentLabels, bookingLabels } from '@/content/site/actions';
import { serviceTiersId, tiers, type TierContent } from '@/content/site/landing';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './ServiceTiers.module.css';

function TierWords({ tier }: { tier: TierContent }) {
  return (
    <>
      <div className={styles.name}>
        <LinkedHeading level={3} title={tier.name} />
        {tier.badge ? <Badge>{tier.badge}</Badge> : null}
      </div>
      <p className={styles.price}>{tier.price}</p>
      <p className={styles.description}>{tier.description}</p>
      <CheckList items={tier.features} />
    </>
  );
}

/** The two support tiers. */
export function ServiceTiers({ booking }: { booking: BookingTarget }) {
  return (
    <Section id={serviceTiersId} aria-labelledby="tiers-title">
      <SectionHead id="tiers-title" title="Start free. Add people when it pays.">
        Begin with Lite: it shows whether there is anything to talk about.
      </SectionHead>
      <div className={styles.grid}>
        <article className={`${styles.tier} ${styles.lite}`}>
          <TierWords tier={tiers.lite} />
          <AssessmentLink className={styles.action}>{assessmentLabels.startAudit}</AssessmentLink>
        </article>
        <article className={styles.tier}>
          <TierWords tier={tiers.pro} />
          <BookingLink booking={booking} variant="secondary" className={styles.action}>
            {bookingLabels.contactSales}
          </BookingLink>
        </article>
      </div>
    </Section>
  );
}
