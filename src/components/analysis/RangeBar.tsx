import type { RoiModel } from '@/domain/analysis/types';
import styles from './RangeBar.module.css';

interface RangeBarProps {
  range: NonNullable<RoiModel['range']>;
  /** Right end of the scale, the same for all bars of a table. */
  scaleUsd: number;
}

/** Range from cautious to ambitious with a mark at the expected savings; the figures are beside it as text. */
export function RangeBar({ range, scaleUsd }: RangeBarProps) {
  const percentOf = (usd: number) => (scaleUsd > 0 ? (usd / scaleUsd) * 100 : 0);
  const start = percentOf(range.cautious.savingsUsd);
  const width = percentOf(range.ambitious.savingsUsd) - start;
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.band} style={{ left: `${start}%`, width: `${width}%` }} />
      <span className={styles.mark} style={{ left: `${percentOf(range.expected.savingsUsd)}%` }} />
    </span>
  );
}
