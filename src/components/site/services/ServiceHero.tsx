import type { ReactNode } from 'react';
import { AssessmentLink } from '@/components/site/AssessmentLink';
import { BookingLink } from '@/components/ui/BookingLink';
import { bookingLabels } from '@/content/site/actions';
import { getSiteSettings } from '@/queries/getSiteSettings';
import styles from './ServiceHero.module.css';

interface ServiceHeroProps {
  /** The name of the service above the headline. */
  eyebrow: string;
  heading: string;
  lede: string;
  /** Text below the assessment button. */
  note: string;
  /** Wide images are placed below the text, others beside it. */
  arrangement?: 'beside' | 'below';
  tone?: 'paper' | 'tint' | 'dark';
  /** Illustration of the page's subject. */
  children: ReactNode;
}

/** Top of a service page: what it is, the two main actions, and an illustration. */
export async function ServiceHero({
  eyebrow,
  heading,
  lede,
  note,
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
          <p className={styles.name}>{eyebrow}</p>
          <h1 id="page-title">{heading}</h1>
        </div>
        <div className={styles.words}>
          <p className={styles.lede}>{lede}</p>
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
