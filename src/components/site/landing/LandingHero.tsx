import { FirstFigure } from '@/components/site/figure/FirstFigure';
import { WaysToStart } from '@/components/site/WaysToStart';
import { landing } from '@/content/site/landing';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './LandingHero.module.css';

/** What the firm does, the two main actions, and the calculator. */
export function LandingHero({ booking }: { booking: BookingTarget }) {
  return (
    <section className={styles.hero}>
      <div className={styles.grid}>
        <div>
          <h1 className={styles.title}>
            The AI Consulting Firm Built for <span className={styles.mark}>SMBs</span>
          </h1>
          <p className={styles.lede}>{landing.lede}</p>
          <WaysToStart booking={booking} />
        </div>
        <FirstFigure />
      </div>
    </section>
  );
}
