import { phases } from '@/domain/analysis/types';
import { sampleReport } from '@/domain/useCase/sampleReport';
import { consultingServices } from '@/content/site/services/consultingServices';
import { formatUsd } from '@/format/numbers';
import { Illustration } from '../Illustration';
import styles from './PhaseLedger.module.css';

const { picture } = consultingServices;

/** The sample's projects and savings by phase: how much of the value the first projects hold. */
export function PhaseLedger() {
  const { lines, savingsUsd } = sampleReport();
  const shownPhases = phases.filter((phase) => lines.some(({ opportunity }) => opportunity.phase === phase));
  const rows = shownPhases.map((phase) => {
    const own = lines.filter(({ opportunity }) => opportunity.phase === phase);
    return {
      phase,
      count: own.length,
      savingsUsd: own.reduce((sum, { range }) => sum + range.expected.savingsUsd, 0),
    };
  });
  const scaleUsd = Math.max(...rows.map((row) => row.savingsUsd));
  return (
    <Illustration title={picture.title} label={picture.sample} caption={picture.caption}>
      <ol role="list">
        {rows.map((row) => (
          <li key={row.phase} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {row.phase}
            </span>
            <span className={styles.name}>
              {picture.phases[row.phase - 1]} <small>{picture.projects(row.count)}</small>
            </span>
            <span className={styles.usd}>{formatUsd(row.savingsUsd)}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(row.savingsUsd / scaleUsd) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span>
          {picture.total}
          <small>{picture.totalNote}</small>
        </span>
        <b>{formatUsd(savingsUsd.expected)}</b>
      </p>
    </Illustration>
  );
}
