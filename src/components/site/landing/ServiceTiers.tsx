import { AssessmentLink } from '@/components/site/AssessmentLink';
import { Badge } from '@/components/ui/Badge';
import { CheckList } from '@/components/site/CheckList';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { BookingLink } from '@/components/ui/BookingLink';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { serviceTiersId, tiers, type TierContent } from '@/content/site/landing';
import { headingId } from '@/domain/blog/headingId';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import textStyles from '@/components/ui/Text.module.css';
import styles from './ServiceTiers.module.css';

interface TierWordsProps {
  tier: TierContent;
  copy: CopyOf<'landing'>['tierLite' | 'tierPro'];
}

function TierWords({ tier, copy }: TierWordsProps) {
  return (
    <>
      <div className={styles.name}>
        <LinkedHeading level={3} id={headingId(tier.name)} title={copy.heading} />
        {tier.badge ? <Badge>{tier.badge}</Badge> : null}
      </div>
      <p className={styles.price}>{tier.price}</p>
      <p className={textStyles.quiet}>{copy.text}</p>
      <CheckList items={tier.features} />
    </>
  );
}

interface ServiceTiersProps {
  copy: Pick<CopyOf<'landing'>, 'tiers' | 'tierLite' | 'tierPro'>;
  booking: BookingTarget;
}

/** The two support tiers. */
export function ServiceTiers({ copy, booking }: ServiceTiersProps) {
  return (
    <Section id={serviceTiersId} aria-labelledby="tiers-title">
      <SectionHead id="tiers-title" title={copy.tiers.heading}>
        {copy.tiers.lede}
      </SectionHead>
      <div className={styles.grid}>
        <article className={`${styles.tier} ${styles.lite}`}>
          <TierWords tier={tiers.lite} copy={copy.tierLite} />
          <AssessmentLink className={styles.action}>{copy.tierLite.action}</AssessmentLink>
        </article>
        <article className={styles.tier}>
          <TierWords tier={tiers.pro} copy={copy.tierPro} />
          <BookingLink booking={booking} variant="secondary" className={styles.action}>
            {copy.tierPro.action}
          </BookingLink>
        </article>
      </div>
    </Section>
  );
}
