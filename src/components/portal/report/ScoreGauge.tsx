import { bandTexts, reportTexts as texts } from '@/content/portal/report';
import { scoreBand } from '@/domain/audit/scoreBand';
import styles from './ScoreGauge.module.css';

const radius = 84;
const circumference = 2 * Math.PI * radius;

/** Ring that closes at 100 percent, with the figure in the middle. */
export function ScoreGauge({ percent }: { percent: number }) {
  const band = scoreBand(percent);
  return (
    <svg
      className={styles.gauge}
      viewBox="0 0 200 200"
      role="img"
      aria-label={texts.gauge(percent, bandTexts[band].badge)}
      data-band={band}
    >
      <circle className={styles.track} cx="100" cy="100" r={radius} />
      <circle
        className={styles.value}
        cx="100"
        cy="100"
        r={radius}
        strokeDasharray={`${(percent / 100) * circumference} ${circumference}`}
        transform="rotate(-90 100 100)"
      />
      <text className={styles.figure} x="100" y="108" fontSize="48" textAnchor="middle">
        {`${percent}%`}
      </text>
      <text className={styles.label} x="100" y="133" fontSize="14" textAnchor="middle">
        {texts.overall}
      </text>
    </svg>
  );
}
