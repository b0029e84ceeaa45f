import { FirstFigure } from '@/components/site/figure/FirstFigure';
import { WaysToStart } from '@/components/site/WaysToStart';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './LandingHero.module.css';

const marked = 'SMBs';

/** The heading with its last "SMBs" highlighted. */
function MarkedHeading({ heading }: { heading: string }) {
  const start = heading.lastIndexOf(marked);
  if (start < 0) return heading;
  return (
    <>
      {heading.slice(0, start)}
      <span className={styles.mark}>{marked}</span>
      {heading.slice(start + marked.length)}
    </>
  );
}

interface LandingHeroProps {
  copy: Pick<CopyOf<'landing'>, 'hero' | 'calculator'>;
  booking: BookingTarget;
}

/** What the firm does, the two main actions, and the calculator. */
export function LandingHero({ copy: { hero, calculator }, booking }: LandingHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.grid}>
        <div>
          <h1 className={styles.title}>
            <MarkedHeading heading={hero.heading} />
          </h1>
          <p className={styles.lede}>{hero.lede}</p>
          <WaysToStart booking={booking} />
        </div>
        <FirstFigure {...calculator} />
      </div>
    </section>
  );
}
