import type { SampleLine } from '@/domain/useCase/sampleReport';
import styles from './RangeBar.module.css';

const estimates = ['cautious', 'expected', 'ambitious'] as const;

/** Cautious, expected and ambitious savings as three segments of one bar. The figures are beside it as text. */
export function RangeBar({ range, scaleUsd }: { range: SampleLine['range']; scaleUsd: number }) {
  const widthOf = (savingsUsd: number) => `${(savingsUsd / scaleUsd) * 100}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i className={styles.ambitious} style={{ width: widthOf(range.ambitious.savingsUsd) }} />
      <i className={styles.expected} style={{ width: widthOf(range.expected.savingsUsd) }} />
      <i className={styles.cautious} style={{ width: widthOf(range.cautious.savingsUsd) }} />
    </span>
  );
}

/** Legend of the bars above. */
export function RangeKey() {
  return (
    <p className={styles.key} aria-hidden="true">
      {estimates.map((estimate) => (
        <span key={estimate}>
          <i className={styles[estimate]} /> {estimate}
        </span>
      ))}
    </p>
  );
}
