import type { ReactNode } from 'react';
import { AssessmentLink } from '@/components/site/AssessmentLink';
import { BookingLink } from '@/components/ui/BookingLink';
import { assessmentLabels, bookingLabels } from '@/content/site/actions';
import type { ServicePage } from '@/content/site/services/ServicePage';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './ServiceHero.module.css';

interface ServiceHeroProps {
  page: Pick<ServicePage, 'name' | 'hero'>;
  /** Below the assessment button. */
  note?: string;
  /** Wide pictures stand below the words, others beside them. */
  arrangement?: 'beside' | 'below';
  tone?: 'paper' | 'tint' | 'dark';
  /** The drawing of the page's own subject. */
  children: ReactNode;
}

/** The start of a service page: what it is, the two ways to go on, and a picture of the subject. */
export async function ServiceHero({
  page,
  note = assessmentLabels.note,
  arrangement = 'beside',
  tone = 'paper',
  children,
}: ServiceHeroProps) {
  const { booking } = await getSiteSettings();
  return (
    <section
      className={[styles.band, styles[tone]].filter(Boolean).join(' ')}
      data-tone={tone}
      aria-labelledby="page-title"
    >
      <div className={`${styles.content} ${styles[arrangement]}`}>
        <div className={styles.title}>
          <p className={styles.name}>{page.name}</p>
          <h1 id="page-title">{page.hero.title}</h1>
        </div>
        <div className={styles.words}>
          <p className={styles.lede}>{page.hero.lede}</p>
          <div className={styles.actions}>
            <div className={styles.noted}>
              <AssessmentLink aria-describedby="hero-note" />
              <p id="hero-note" className={styles.note}>
                {note}
              </p>
            </div>
            <BookingLink booking={booking} variant="secondary">
              {bookingLabels.strategyCall}
            </BookingLink>
          </div>
        </div>
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
