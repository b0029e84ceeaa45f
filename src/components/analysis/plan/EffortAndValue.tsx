import { planTexts as texts } from '@/content/analysis/planTexts';
import type { PlannedProject } from '@/domain/analysis/plan/analysisPlan';
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

/** Roots keep small projects apart beside large ones; the marks on the axes say what they stand for. */
const root = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));

/** Each project with stated savings as a numbered dot: days of effort to the right, value upwards. */
export function EffortAndValue({ numbered, Heading }: EffortAndValueProps) {
  const dots = [...numbered].flatMap(([project, number]) => {
    const { investment, returns, kind } = project;
    if (!returns) return [];
    const days = (investment.days.low + investment.days.high) / 2;
    return [{ number, kind, days, usd: returns.cases.expected.threeYearUsd }];
  });
  if (dots.length < 2) return null;
  const mostDays = Math.max(...dots.map(({ days }) => days));
  const mostUsd = Math.max(1, ...dots.map(({ usd }) => usd));
  const leastUsd = Math.min(0, ...dots.map(({ usd }) => usd));
  const x = (days: number) =>
    frame.left + (root(days) / root(mostDays)) * (width - frame.left - frame.right - 14);
  const y = (usd: number) => {
    const part = (root(usd) - root(leastUsd)) / (root(mostUsd) - root(leastUsd));
    return height - frame.bottom - 10 - part * (height - frame.top - frame.bottom - 20);
  };
  const bottom = height - frame.bottom;
  const usdMarks = [...new Set([leastUsd, 0, mostUsd / 4, mostUsd])];
  return (
    <figure className={styles.figure}>
      <Heading className={`${space.below3} ${text.subheading}`}>{texts.pictureTitle}</Heading>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.pictureAlt}
        className={styles.picture}
      >
        {usdMarks.map((usd) => (
          <g key={usd}>
            <line x1={frame.left} x2={width - frame.right} y1={y(usd)} y2={y(usd)} data-zero={usd === 0} />
            <text x={frame.left - 8} y={y(usd) + 4} textAnchor="end">
              {formatUsd(usd)}
            </text>
          </g>
        ))}
        {[mostDays / 4, mostDays].map((days) => (
          <text key={days} x={x(days)} y={bottom + 18} textAnchor="middle">
            {formatCount(Math.round(days * 10) / 10)}
          </text>
        ))}
        <text x={(frame.left + width) / 2} y={height - 6} textAnchor="middle">
          {texts.effortAxis}
        </text>
        {dots.map(({ number, kind, days, usd }) => (
          <g key={number} data-kind={kind}>
            <circle cx={x(days)} cy={y(usd)} r="11" />
            <text x={x(days)} y={y(usd) + 4} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{texts.pictureNote}</figcaption>
    </figure>
  );
}
