import text from '@/components/ui/Text.module.css';
import styles from './DayBars.module.css';
import card from '@/components/ui/Card.module.css';
import space from '@/components/ui/Space.module.css';
import row from '@/components/ui/Row.module.css';

interface DayBar {
  day: string;
  /** Height of the lower segment. */
  good: number;
  /** Height of the segment stacked on top. */
  bad: number;
}

interface DayBarsProps {
  caption: string;
  note: string;
  /** Oldest first. */
  bars: readonly DayBar[];
  legend: { good: string; bad: string };
}

/** Bar chart with one bar per day. Hidden from assistive technology: a table beside it has the same figures. */
export function DayBars({ caption, note, bars, legend }: DayBarsProps) {
  const highest = Math.max(1, ...bars.map(({ good, bad }) => good + bad));
  const height = (value: number) => ({ blockSize: `${(100 * value) / highest}%` });
  return (
    <figure className={`${card.card} ${card.pad4} ${space.below6}`}>
      <figcaption className={row.ends}>
        <span className={text.strong}>{caption}</span>
        <span className={`${text.quiet} ${text.tiny}`}>{note}</span>
      </figcaption>
      <div aria-hidden="true">
        <div className={styles.bars}>
          {bars.map(({ day, good, bad }) => (
            <span key={day} className={styles.day}>
              {bad > 0 ? <span className={styles.bad} style={height(bad)} /> : null}
              {good > 0 ? <span className={styles.good} style={height(good)} /> : null}
            </span>
          ))}
        </div>
        <p className={`${row.facts} ${text.quiet} ${text.tiny} ${space.above2}`}>
          <span className={styles.goodKey}>{legend.good}</span>
          <span className={styles.badKey}>{legend.bad}</span>
        </p>
      </div>
    </figure>
  );
}
