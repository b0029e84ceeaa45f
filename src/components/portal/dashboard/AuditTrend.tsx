import { auditListTexts as texts } from '@/content/portal/audit';
import { bandTexts } from '@/content/portal/report';
import { bandThresholds } from '@/domain/audit/scoreBand';
import { formatDate } from '@/format/dates';
import type { AuditListItem } from '@/schemas/audit';
import styles from './AuditTrend.module.css';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';

const width = 1000;
const height = 180;
const inset = 12;
/** Points closer together than this can't be distinguished. */
const shownAudits = 24;

const yOf = (percent: number) => height - inset - (percent / 100) * (height - 2 * inset);

/** Overall scores from left to right, with lines at the band limits. The table below has the figures. */
export function AuditTrend({ audits }: { audits: AuditListItem[] }) {
  const shown = audits.slice(0, shownAudits).toReversed();
  const xOf = (index: number) => inset + (index / (shown.length - 1)) * (width - 2 * inset);
  const points = shown.map(({ id, overall_score }, index) => ({ id, x: xOf(index), y: yOf(overall_score) }));
  const scores = shown
    .map(({ overall_score, created_at }) => texts.trendPoint(overall_score, formatDate(created_at)))
    .join(', ');
  return (
    <div className={`${styles.trend} ${card.card} ${card.pad5} ${stack.gap2}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.trend(scores)}
      >
        {Object.values(bandThresholds).map((percent) => (
          <line
            key={percent}
            className={styles.threshold}
            x1="0"
            x2={width}
            y1={yOf(percent)}
            y2={yOf(percent)}
          />
        ))}
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ id, x, y }) => (
          // A zero-length line with round caps: a dot that stays round when the drawing is stretched.
          <path key={id} className={styles.point} d={`M${x},${y}h0`} />
        ))}
      </svg>
      <p className={`${row.facts} ${text.quiet} ${text.tiny}`} aria-hidden="true">
        <span>
          {bandThresholds.success}% {bandTexts.success.badge}
        </span>
        <span>
          {bandThresholds.warning}% {bandTexts.warning.badge}
        </span>
      </p>
    </div>
  );
}
