import { planTexts as texts } from '@/content/analysis/planTexts';
import type { PlannedProject } from '@/domain/analysis/plan/analysisPlan';
import { effortPicture } from '@/domain/analysis/plan/effortPicture';
import { formatCount, formatUsd } from '@/format/numbers';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './EffortAndValue.module.css';

interface EffortAndValueProps {
  /** The projects with their numbers in the table. */
  numbered: ReadonlyMap<PlannedProject, number>;
  Heading: 'h3' | 'h4';
}

const width = 720;
const height = 330;
const frame = { left: 84, right: 16, top: 14, bottom: 40 };

/** Each project with stated savings as a numbered dot: days of effort to the right, value upwards. */
export function EffortAndValue({ numbered, Heading }: EffortAndValueProps) {
  const shown = effortPicture(numbered);
  if (!shown) return null;
  const x = (across: number) => frame.left + across * (width - frame.left - frame.right - 14);
  const y = (up: number) => height - frame.bottom - 10 - up * (height - frame.top - frame.bottom - 20);
  const bottom = height - frame.bottom;
  return (
    <figure className={styles.figure}>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.pictureTitle}</Heading>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.pictureAlt}
        className={styles.picture}
      >
        {shown.usdMarks.map(({ usd, up }) => (
          <g key={usd}>
            <line x1={frame.left} x2={width - frame.right} y1={y(up)} y2={y(up)} data-zero={usd === 0} />
            <text x={frame.left - 8} y={y(up) + 4} textAnchor="end">
              {formatUsd(usd)}
            </text>
          </g>
        ))}
        {shown.dayMarks.map(({ days, across }) => (
          <text key={days} x={x(across)} y={bottom + 18} textAnchor="middle">
            {formatCount(Math.round(days * 10) / 10)}
          </text>
        ))}
        <text x={(frame.left + width) / 2} y={height - 6} textAnchor="middle">
          {texts.effortAxis}
        </text>
        {shown.dots.map(({ number, kind, across, up }) => (
          <g key={number} data-kind={kind}>
            <circle cx={x(across)} cy={y(up)} r="11" />
            <text x={x(across)} y={y(up) + 4} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{texts.pictureNote}</figcaption>
    </figure>
  );
}
