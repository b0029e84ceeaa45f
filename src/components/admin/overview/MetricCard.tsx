import { overviewTexts as texts } from '@/content/admin/overview';
import { daysIn } from '@/domain/overview/calendarDays';
import type { OverviewMetric } from '@/domain/overview/overviewMetrics';
import { formatDays } from '@/format/dates';
import { formatChange, formatCount } from '@/format/numbers';
import type { Overview } from '@/schemas/overview';
import text from '@/components/ui/Text.module.css';
import space from '@/components/ui/Space.module.css';
import styles from './MetricCard.module.css';
import cardStyles from '@/components/ui/Card.module.css';

/** One figure of the period with its comparison and its trend. The table has the same figures. */
export function MetricCard({ metric, overview }: { metric: OverviewMetric; overview: Overview }) {
  const { totals, before, periods } = overview;
  const total = totals[metric];
  const change = formatChange(total, before.totals[metric]);
  const largest = Math.max(...periods.map(({ counts }) => counts[metric]));
  return (
    <li className={`${styles.card} ${cardStyles.card} ${cardStyles.pad4}`}>
      <h3 className={text.plain}>{texts.metrics[metric]}</h3>
      <p className={styles.total}>
        <span>{`${formatCount(total)} `}</span>
        {change ? <span className={styles.change}>{change}</span> : null}
      </p>
      <p className={`${text.quiet} ${text.tiny}`}>{texts.before(before.totals[metric], daysIn(overview))}</p>
      <div aria-hidden="true" className={`${text.note} ${space.above4}`}>
        <p className={styles.most}>{texts.most(largest)}</p>
        <div className={styles.columns}>
          {periods.map(({ from, counts }) => (
            <span key={from} style={{ height: `${largest > 0 ? (counts[metric] / largest) * 100 : 0}%` }} />
          ))}
        </div>
        <p className={styles.ends}>
          <span>{formatDays({ from: overview.from, to: overview.from })}</span>
          <span>{formatDays({ from: overview.to, to: overview.to })}</span>
        </p>
      </div>
    </li>
  );
}
